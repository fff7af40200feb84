import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withEmailDelivery } from '~tests/fixtures/email-delivery'
import { startBrokenServer, startMailServer } from '~tests/fixtures/mail-server'
import { listDeadLetters, resendDeadLetters } from './resend-dead-letters'
import { deleteOldMessages } from './store'

const database = withTestDatabase()
const { logged, send, addReset, addOrder, findMessage, makeDue } = withEmailDelivery(database)
let server: Awaited<ReturnType<typeof startMailServer>> | undefined
let userId: number

beforeEach(async () => {
  logged.length = 0
  await database.pool.query('truncate messages, message_settings')
  userId = await addUser(database.pool, { email: `nino${Math.random()}@example.ge` })
})
afterEach(async () => {
  await server?.stop()
  server = undefined
})

describe('outcomes of an email', () => {
  test("a permanently rejected email becomes a dead letter, without the server's quotes", async () => {
    server = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('nino@example.ge is unknown'), { responseCode: 550 })),
    })
    await addOrder(userId, 'a.pdf')
    await send(server.url)
    expect(await findMessage()).toMatchObject({
      state: 'refused',
      reason: 'EENVELOPE 550 RCPT TO',
      attempts: 1,
    })
    expect((await findMessage()).content).not.toBeNull()
    expect(logged.join('')).toContain('"kind":"order_ready"')
    expect(logged.join('')).not.toMatch(/nino|a\.pdf/)
    const [letter] = await listDeadLetters(database.pool)
    expect(letter).toMatchObject({ kind: 'order_ready', reason: 'EENVELOPE 550 RCPT TO' })
    expect(await resendDeadLetters(database.pool, [randomUUID()])).toBe(0)
    expect(await resendDeadLetters(database.pool)).toBe(1)
    await send(server.url)
    expect(await findMessage()).toMatchObject({ id: letter?.id, state: 'refused', attempts: 1 })
    await database.pool.query("update messages set finished_at = now() - interval '6 days'")
    await deleteOldMessages(database.pool)
    expect(await listDeadLetters(database.pool)).toHaveLength(1)
    await database.pool.query("update messages set finished_at = now() - interval '8 days'")
    await deleteOldMessages(database.pool)
    expect(await findMessage()).toMatchObject({ state: 'refused', content: null, recipient: null })
    expect(await resendDeadLetters(database.pool)).toBe(0)
  })

  test('a temporarily rejected email is retried at growing intervals with the same Message-ID', async () => {
    let refusals = 2
    server = await startMailServer({
      onMailFrom: (_address, _session, callback) =>
        refusals-- > 0 ? callback(Object.assign(new Error('busy'), { responseCode: 451 })) : callback(),
    })
    await addReset()
    const pauses: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await send(server?.url)
      const { send_after, state } = await findMessage()
      if (state === 'waiting') pauses.push((send_after.getTime() - Date.now()) / 1_000)
      await makeDue()
    }
    expect(pauses).toHaveLength(2)
    expect(pauses[0]).toBeLessThan(3)
    expect(pauses[1]).toBeGreaterThan(5)
    expect(await findMessage()).toMatchObject({ state: 'sent', attempts: 3 })
    expect(server.mails.size).toBe(1)
  })

  test.each([
    ['that is down', 'smtp://127.0.0.1:1', 'ESOCKET CONN'],
    ['that is unreachable', 'smtp://255.255.255.255:25', 'ESOCKET CONN'],
    ['that does not resolve', 'smtp://mail.invalid:25', 'EDNS CONN'],
  ])('an email is retried if it meets a server %s', async (_name, url, reason) => {
    await addReset()
    await send(url)
    expect(await findMessage()).toMatchObject({ state: 'waiting', attempts: 1, reason })
    expect((await findMessage()).content).not.toBeNull()
  })

  test.each([
    ['that hangs up', () => startBrokenServer((socket) => socket.destroy())],
    ['that speaks HTTP', () => startBrokenServer((socket) => socket.end('HTTP/1.1 400 no\r\n\r\n'))],
  ])('an email is retried if it meets a server %s', async (_name, start) => {
    const broken = await start()
    await addReset()
    await send(broken.url)
    broken.stop()
    expect(await findMessage()).toMatchObject({ state: 'waiting', attempts: 1 })
    expect((await findMessage()).content).not.toBeNull()
  })

  test('an email whose server hung up after accepting it is resent with the same Message-ID', async () => {
    let isFirst = true
    const mailServer = await startMailServer()
    server = mailServer
    const { createConnection } = await import('node:net')
    const proxy = await startBrokenServer((socket) => {
      const upstream = createConnection(Number(new URL(mailServer.url).port), '127.0.0.1')
      upstream.on('error', () => {})
      let isAfterData = false
      socket.on('data', (chunk) => {
        if (chunk.includes('\r\n.\r\n')) isAfterData = true
        upstream.write(chunk)
      })
      upstream.on('data', (chunk) => {
        if (!isAfterData || !isFirst) return socket.write(chunk)
        isFirst = false
        return socket.destroy()
      })
    })
    await addReset()
    await send(proxy.url)
    expect(await findMessage()).toMatchObject({ state: 'waiting' })
    await makeDue()
    await send(proxy.url)
    proxy.stop()
    expect(await findMessage()).toMatchObject({ state: 'sent', attempts: 2 })
    expect([mailServer.deliveries, mailServer.mails.size]).toEqual([2, 1])
  })

  test('an expired email is not sent', async () => {
    server = await startMailServer()
    await addReset()
    await database.pool.query("update messages set expires_at = now() - interval '1 second'")
    await send(server.url)
    expect(await findMessage()).toMatchObject({ state: 'expired', content: null, recipient: null })
    expect(server.mails.size).toBe(0)
  })

  test('an email that expires before it can be sent becomes a dead letter', async () => {
    await addOrder(userId, 'a.pdf')
    await send('smtp://127.0.0.1:1')
    await makeDue()
    await database.pool.query("update messages set expires_at = now() - interval '1 second'")
    await send('smtp://127.0.0.1:1')
    expect(await findMessage()).toMatchObject({ state: 'failed', reason: 'too_late' })
    expect(await listDeadLetters(database.pool)).toHaveLength(1)
  })

  test('an email waits while the daily limit is reached', async () => {
    server = await startMailServer()
    for (const cause of ['a', 'b', 'c']) await addReset(cause)
    await send(server?.url, { emails: 2 })
    await send(server?.url, { emails: 2 })
    expect(server.mails.size).toBe(2)
    await database.pool.query(
      "update messages set finished_at = now() - interval '25 hours' where state = 'sent'",
    )
    await send(server?.url, { emails: 2 })
    expect(server.mails.size).toBe(3)
  })

  test('an email that expires does not wait for the next day', async () => {
    server = await startMailServer()
    await addReset()
    await addReset('reset:2')
    await database.pool.query(
      "update messages set expires_at = now() - interval '1 second' where cause = 'reset:1'",
    )
    expect(await send(server.url, { emails: 0 })).toBe(1)
    const { rows } = await database.pool.query('select cause, state from messages order by cause')
    expect(rows).toEqual([
      { cause: 'reset:1', state: 'expired' },
      { cause: 'reset:2', state: 'waiting' },
    ])
  })

  test('an email is sent once by concurrent servers', async () => {
    server = await startMailServer()
    for (let count = 0; count < 20; count += 1) await addReset(`reset:${count}`)
    await Promise.all(Array.from({ length: 6 }, () => send(server?.url)))
    while ((await send(server?.url)) > 0);
    expect([server.deliveries, server.mails.size]).toEqual([20, 20])
    expect(logged.join('')).not.toContain('not delivered')
  })

  test('an email of a marketplace without SMTP is discarded, and stays readable on a demo', async () => {
    await addReset()
    await send(undefined)
    expect(await findMessage()).toMatchObject({ state: 'failed', reason: 'no_channel', content: null })
    await addReset('reset:2')
    await send(undefined, { isDemo: true })
    const { rows } = await database.pool.query(
      "select state, recipient from messages where cause = 'reset:2'",
    )
    expect(rows).toEqual([{ state: 'sent', recipient: 'nino@example.ge' }])
  })
})
