import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { type Person, withConversations } from '~tests/fixtures/conversations'
import { addStatement } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const {
  api,
  people,
  addPerson,
  toCaller,
  write,
  reply,
  change,
  markSeen,
  get,
  list,
  texts,
  query,
  writeAsGuest,
  listEmails,
  emailOf,
} = withConversations(database)

let owner: Person & { id: number }
let seeker: Person & { id: number }
let stranger: Person
let statement: number

beforeEach(() => {
  ;({ owner, seeker, stranger, statement } = people)
})

describe('a conversation', () => {
  test('a conversation shows each side its own view, with unread messages and the statement', async () => {
    const id = await write(seeker)
    expect(await get(id, owner)).toMatchObject({
      side: 'owner',
      state: 'open',
      other_name: 'ნინო',
      unread: 1,
      can_reply: true,
      other_contact: null,
      statement: { id: statement, title: expect.any(String), card: { id: statement } },
      messages: [{ is_own: false, text: 'Is it still for sale?' }],
    })
    await markSeen(id, owner)
    expect((await get(id, owner)).unread).toBe(0)
    const seen = await get(id, seeker)
    expect(seen).toMatchObject({
      side: 'seeker',
      other_name: 'გიორგი',
      unread: 0,
      messages: [{ is_own: true }],
    })
    expect(seen.seen_by_other).toBe(seen.messages[0].id)
    expect((await reply(id, owner)).status).toBe(200)
    expect(await get(id, seeker)).toMatchObject({ unread: 1, messages: [{}, { is_own: false, text: 'Yes' }] })
  })

  test('a further message of a user about the statement continues the open conversation', async () => {
    const id = await write(seeker)
    expect(await write(seeker, { message: 'And the price?' })).toBe(id)
    expect(await texts(id)).toEqual(['Is it still for sale?', 'And the price?'])
    const other = await addStatement(database.pool, { user_id: owner.id })
    expect(await write(seeker, {}, other)).not.toBe(id)
    await change(id, owner, 'close')
    expect(await write(seeker)).not.toBe(id)
  })

  test('an owner cannot write to themselves', async () => {
    const body = { name: 'ნინო', message: 'Hello' }
    const path = `/v1/microservice/statements/${statement}/message`
    expect((await api.post(path, body, toCaller(owner))).status).toBe(422)
  })

  test('the list shows unread conversations first, then the latest, with their number', async () => {
    const [first, second, third] = [
      await write(seeker),
      await write(stranger),
      await write({}, { phone_number: '555112233' }),
    ]
    const order = async () => (await list(owner)).data.map(({ id }: { id: string }) => id)
    expect(await order()).toEqual([third, second, first])
    await markSeen(third as string, owner)
    await markSeen(second as string, owner)
    expect(await order()).toEqual([first, third, second])
    expect(await list(owner)).toMatchObject({
      total: 3,
      unread: 1,
      data: [{ last: { text: 'Is it still for sale?' } }, {}, {}],
    })
    expect(await list(seeker)).toMatchObject({
      total: 1,
      unread: 0,
      data: [{ side: 'seeker', last: { is_own: true } }],
    })
    const popup = await api.get('/v1/users/notifications-popup', toCaller(owner))
    expect(popup.body.data.unread_conversations).toBe(1)
  })

  test('the answer that a guest has not read yet is listed after unread conversations', async () => {
    const guest = await writeAsGuest()
    const unread = await write(seeker)
    await reply(guest.conversation, owner)
    await markSeen(guest.conversation, owner)
    const ids = (await list(owner)).data.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([unread, guest.conversation])
  })

  test('a withdrawn statement is named without its card', async () => {
    const id = await write(seeker)
    await query("update statements set status = 'hidden' where id = $1", statement)
    expect((await get(id, seeker)).statement).toEqual({
      id: statement,
      title: expect.any(String),
      card: null,
    })
    expect((await reply(id, owner)).status).toBe(200)
  })
})

describe('a reply', () => {
  test('two replies at once are both stored, and a repeated submission is stored once', async () => {
    const id = await write(seeker)
    const key = randomUUID()
    const answers = await Promise.all([
      reply(id, owner, { text: 'One', idempotency_key: key }),
      reply(id, owner, { text: 'One', idempotency_key: key }),
      reply(id, owner, { text: 'Two' }),
      reply(id, seeker, { text: 'Three' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await texts(id)).sort()).toEqual(['Is it still for sale?', 'One', 'Three', 'Two'])
  })

  test('the key of a message elsewhere is refused', async () => {
    const [one, two] = [await write(seeker), await write(stranger)]
    const body = { text: 'Yes', idempotency_key: randomUUID() }
    expect((await reply(one, owner, body)).status).toBe(200)
    const refused = await reply(two, owner, body)
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'idempotency_key'])
    expect(await texts(two)).toHaveLength(1)
  })

  test.each([['ა'.repeat(4_001)], [' \r\n\t '], ['']])('the text %j is refused', async (text) => {
    const id = await write(seeker)
    const refused = await reply(id, owner, { text })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'text'])
  })

  test('4,000 characters, links and HTML are stored as typed', async () => {
    const id = await write(seeker)
    const html = '<script>alert(1)</script> https://example.ge/?a=1&b=2'
    for (const text of ['ა'.repeat(4_000), html]) expect((await reply(id, owner, { text })).status).toBe(200)
    expect((await texts(id)).slice(1)).toEqual(['ა'.repeat(4_000), html])
  })

  test('replies are limited to sixty an hour per visitor and per account, not counting repeats', async () => {
    const id = await write(seeker)
    const visitor = randomUUID()
    const repeated = { text: 'Yes', idempotency_key: randomUUID() }
    expect((await reply(id, owner, repeated, visitor)).status).toBe(200)
    await query(
      `insert into rate_limit_hits (kind, visitor) select 'reply', who from unnest($1::text[]) who, generate_series(1, 59)`,
      [visitor, `account ${owner.id}`],
    )
    expect((await reply(id, seeker, undefined, visitor)).status).toBe(429)
    expect((await reply(id, owner)).status).toBe(429)
    expect((await reply(id, owner, repeated)).status).toBe(200)
    expect(await texts(id)).toHaveLength(2)
  })
})

describe('the end of a conversation', () => {
  test('a closed conversation takes no replies until the side that closed it reopens it', async () => {
    const id = await write(seeker)
    expect((await change(id, owner, 'close')).status).toBe(200)
    expect((await change(id, owner, 'close')).status).toBe(200)
    for (const by of [owner, seeker]) {
      const refused = await reply(id, by)
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'conversation'])
    }
    expect([(await get(id, owner)).state, (await get(id, seeker)).state]).toEqual([
      'closed',
      'ended_by_other_side',
    ])
    expect((await change(id, seeker, 'reopen')).status).toBe(422)
    expect((await change(id, owner, 'reopen')).status).toBe(200)
    expect((await reply(id, seeker)).status).toBe(200)
  })

  test('a blocked seeker can neither reply nor start again, and is not told who blocked', async () => {
    const id = await write(seeker)
    await change(id, owner, 'block')
    expect((await reply(id, seeker)).status).toBe(422)
    expect([(await get(id, owner)).state, (await get(id, seeker)).state]).toEqual([
      'blocked',
      'ended_by_other_side',
    ])
    const other = await addStatement(database.pool, { user_id: owner.id })
    const body = { name: 'ნინო', message: 'Hello' }
    const again = await api.post(`/v1/microservice/statements/${other}/message`, body, toCaller(seeker))
    expect([again.status, again.body.errors[0].field]).toEqual([422, 'message'])
    expect((await change(id, seeker, 'reopen')).status).toBe(422)
    await change(id, owner, 'reopen')
    expect((await reply(id, seeker)).status).toBe(200)
  })

  test('a blocked guest cannot write again under the same email or number', async () => {
    const { conversation } = await writeAsGuest({ phone_number: '555112233' })
    await change(conversation, owner, 'block')
    for (const contact of [{ email: 'guest@example.ge' }, { phone_number: '555 11 22 33' }]) {
      const body = { name: 'x', message: 'x', ...contact }
      const again = await api.post(`/v1/microservice/statements/${statement}/message`, body, toCaller({}))
      expect(again.status).toBe(422)
    }
  })

  test('a closed account leaves the other side its own messages and an ended conversation', async () => {
    const id = await write(seeker)
    await reply(id, owner, { text: 'Of the owner' })
    await change(id, seeker, 'share_contact')
    await inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, seeker.id, { givesUpBalance: true }),
    )
    expect(await get(id, owner)).toMatchObject({
      state: 'account_closed',
      other_name: null,
      other_contact: null,
      can_reply: false,
      messages: [{ text: null }, { text: 'Of the owner' }],
    })
    expect((await reply(id, owner)).status).toBe(422)
    expect((await change(id, owner, 'reopen')).status).toBe(422)
    await inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, owner.id, { givesUpBalance: true }),
    )
    expect(await query('select from conversations where id = $1', id)).toEqual([])
  })
})

describe('contacts', () => {
  test('phone and email of a side are hidden until it shares them', async () => {
    const id = await write(seeker)
    await reply(id, owner)
    expect(JSON.stringify([await get(id, owner), await get(id, seeker)])).not.toMatch(/@example|555999888/)
    await change(id, owner, 'share_contact')
    const contact = { phone_number: '555999888', email: await emailOf(owner) }
    expect(await get(id, seeker)).toMatchObject({ other_contact: contact, own_contact: null })
    expect(await get(id, owner)).toMatchObject({ other_contact: null, own_contact: contact })
  })

  test('a guest shares the number they typed at once, and the email only when they choose', async () => {
    const guest = await writeAsGuest({ phone_number: '555112233' })
    expect((await get(guest.conversation, owner)).other_contact).toEqual({
      phone_number: '555112233',
      email: null,
    })
    await change(guest.conversation, guest, 'share_contact')
    expect((await get(guest.conversation, owner)).other_contact).toEqual({
      phone_number: '555112233',
      email: 'guest@example.ge',
    })
  })

  test('a guest without an email can be called but not answered', async () => {
    const id = await write({}, { phone_number: '555112233' })
    expect(await get(id, owner)).toMatchObject({
      can_reply: false,
      other_contact: { phone_number: '555112233' },
    })
    expect((await reply(id, owner)).status).toBe(422)
  })
})

describe('access', () => {
  test('a conversation does not exist for others, whatever they try', async () => {
    const guest = await writeAsGuest()
    const foreign = await writeAsGuest({ email: 'else@example.ge' })
    const others: Person[] = [{}, stranger, { key: randomUUID() }, { key: 'x' }, { key: foreign.key ?? '' }]
    for (const by of others) {
      const id = guest.conversation
      const answers = [
        await api.get(`/v1/conversations/${id}`, toCaller(by)),
        await reply(id, by),
        await change(id, by, 'block'),
        await markSeen(id, by),
        await api.post(`/v1/conversations/${id}/report`, { comment: 'x' }, toCaller(by)),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    expect(await texts(guest.conversation)).toHaveLength(1)
    for (const id of [randomUUID(), 'x', '1'])
      expect((await api.get(`/v1/conversations/${id}`, toCaller(owner))).status).toBe(404)
  })

  test('a guest reads and replies with the key of the emails', async () => {
    const guest = await writeAsGuest()
    await reply(guest.conversation, owner, { text: 'Come on Saturday' })
    const email = (await listEmails('guest@example.ge')).at(-1)
    expect(email?.content).toMatchObject({
      quote: 'Come on Saturday',
      link: { path: `/conversation/${guest.conversation}?key=${guest.key}` },
    })
    expect(await get(guest.conversation, guest)).toMatchObject({ side: 'seeker', unread: 1 })
    expect((await reply(guest.conversation, guest, { text: 'Thanks' })).status).toBe(200)
    expect(await texts(guest.conversation)).toEqual(['Is it still for sale?', 'Come on Saturday', 'Thanks'])
  })
})

test('a guest who signs in with the email of the conversation takes it to the account, others do not', async () => {
  const email = `${randomUUID()}@example.ge`
  const guest = await writeAsGuest({ email: email.toUpperCase() })
  const person = await addPerson({ email })
  await markSeen(guest.conversation, { ...stranger, key: guest.key ?? '' })
  expect((await get(guest.conversation, guest)).side).toBe('seeker')
  expect((await markSeen(guest.conversation, { ...person, key: guest.key ?? '' })).status).toBe(200)
  expect((await list(person)).data).toMatchObject([{ id: guest.conversation, side: 'seeker' }])
  expect(await get(guest.conversation, guest)).toEqual([])
})
