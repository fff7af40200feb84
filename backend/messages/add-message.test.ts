import { beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withEmailDelivery } from '~tests/fixtures/email-delivery'
import { MESSAGE_FACTS } from '~tests/fixtures/message-facts'
import { addMessage } from './add-message'
import { rememberSeenLocale } from './settings-store'

const database = withTestDatabase()
const { addReset, addOrder } = withEmailDelivery(database)
let userId: number

beforeEach(async () => {
  await database.pool.query('truncate messages, message_settings')
  userId = await addUser(database.pool, { email: `nino${Math.random()}@example.ge` })
})

describe('queued messages', () => {
  test('two messages with one cause are sent once, and a message of a rolled back transaction never', async () => {
    await addReset()
    await addReset()
    const client = await database.pool.connect()
    await client.query('begin')
    await addMessage(client, {
      kind: 'password_changed',
      to: { userId },
      facts: MESSAGE_FACTS.password_changed,
      locale: 'en',
      cause: 'changed:1',
    })
    await client.query('rollback')
    client.release()
    expect((await database.pool.query('select from messages')).rowCount).toBe(1)
  })

  test("a message respects the recipient's language and email settings", async () => {
    await database.pool.query(
      "insert into message_settings (user_id, locale, unwanted_kinds) values ($1, 'ru', '{call_requested,password_changed}')",
      [userId],
    )
    await addOrder(userId, 'a.pdf')
    for (const kind of ['call_requested', 'password_changed'] as const)
      await addMessage(database.pool, {
        kind,
        to: { userId },
        facts: MESSAGE_FACTS[kind] as never,
        locale: 'en',
        cause: kind,
      })
    const { rows } = await database.pool.query(
      'select kind, locale, masked_recipient from messages order by kind',
    )
    expect(rows).toEqual([
      { kind: 'order_ready', locale: 'ru', masked_recipient: 'n***@example.ge' },
      { kind: 'password_changed', locale: 'ru', masked_recipient: 'n***@example.ge' },
    ])
  })

  test("a message caused by another user is in the language of the recipient's last pages", async () => {
    await rememberSeenLocale(database.pool, userId, 'en')
    await rememberSeenLocale(database.pool, userId, 'ru')
    for (const kind of ['order_changed', 'conversation_message', 'password_changed'] as const)
      await addMessage(database.pool, {
        kind,
        to: { userId },
        facts: MESSAGE_FACTS[kind] as never,
        locale: 'ka',
        cause: kind,
      })
    const { rows } = await database.pool.query('select kind, locale from messages order by kind')
    expect(rows).toEqual([
      { kind: 'conversation_message', locale: 'ru' },
      { kind: 'order_changed', locale: 'ru' },
      { kind: 'password_changed', locale: 'ka' },
    ])
  })
})
