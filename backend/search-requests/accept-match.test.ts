import { describe, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { addStatement } from '~tests/fixtures/database-rows'
import { fillBalance } from '~tests/fixtures/ledger'
import { type Person, withSearchRequests } from '~tests/fixtures/search-requests'

const database = withTestDatabase()
const requests = withSearchRequests(database)
const { api, agent, searcher } = requests

/** Adds a statement of the agent and a search request that it matches. */
async function addMatch(author: Person | 'guest' = searcher): Promise<number> {
  const statement = await addStatement(database.pool, { user_id: agent.id })
  await requests.post({}, author === 'guest' ? undefined : author)
  return statement
}

async function findQuestion(type: number, of: Person): Promise<string> {
  return (await requests.listNotifications(of)).find((one) => one.type === type)?.uuid ?? ''
}

async function acceptMatch(uuid?: string) {
  const id = uuid ?? (await findQuestion(3, agent))
  return api.post(`/v1/notifications/${id}/respond`, { response: 'accepted' }, { token: agent.token })
}

async function giveNumber(response = 'accepted') {
  const uuid = await findQuestion(4, searcher)
  return api.post(`/v1/notifications/${uuid}/respond`, { response }, { token: searcher.token })
}

const listConversations = async (of: Person) =>
  (await api.get('/v1/users/conversations', { token: of.token, locale: 'en' })).body.data.data

async function openConversation(id: string, token?: string) {
  return api.get(`/v1/conversations/${id}`, { token, locale: 'en' })
}

describe('accepted matches', () => {
  test('an accepted match is one lead, whose person is named once they give the number', async () => {
    await fillBalance(database.pool, agent.id, 500)
    const statement = await addMatch()
    const uuid = await findQuestion(3, agent)
    await Promise.all([acceptMatch(uuid), acceptMatch(uuid)])
    const listLeads = async () => (await api.get('/v1/users/leads', { token: agent.token })).body.data.data
    const sought = { city_name: 'თბილისი', deal_type_id: 1 }
    const matched = { kind: 'match', stage: 'talking', statement: { id: statement }, search_request: sought }
    expect(await listLeads()).toMatchObject([{ ...matched, name: '', contact: null }])
    await giveNumber()
    expect(await listLeads()).toMatchObject([
      { ...matched, name: 'Nino', contact: { phone_number: '555112233' } },
    ])
  })

  test('the number of a guest is given at once, and the guest is a new lead with the number', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch('guest')
    await acceptMatch()
    const { body } = await api.get('/v1/users/leads', { token: agent.token })
    expect(body.data.data).toMatchObject([
      { kind: 'match', stage: 'new', name: 'Nino', contact: { phone_number: '555112233' } },
    ])
  })

  test('an accepted match opens one conversation that names search request and statement, without contacts', async () => {
    await fillBalance(database.pool, agent.id, 500)
    const statement = await addMatch()
    const uuid = await findQuestion(3, agent)
    const answers = await Promise.all([acceptMatch(uuid), acceptMatch(uuid), acceptMatch(uuid)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])

    const conversations = await listConversations(agent)
    expect(conversations).toMatchObject([
      {
        kind: 'match',
        side: 'owner',
        state: 'open',
        statement: { id: statement },
        search_request: { title: 'Apartment, Tbilisi' },
        unread: 0,
      },
    ])
    expect(await listConversations(searcher)).toMatchObject([
      { id: conversations[0].id, side: 'seeker', unread: 1, search_request: { title: 'Apartment, Tbilisi' } },
    ])
    const { body } = await openConversation(conversations[0].id, agent.token)
    expect(body.data).toMatchObject({ can_reply: true, other_contact: null })
    expect(JSON.stringify(body)).not.toMatch(/Nino|555112233|@/)
    const notification = await api.get(`/v1/users/notifications/${uuid}`, { token: agent.token })
    expect(notification.body.data.url).toBe(`/account/messages/${conversations[0].id}`)
  })

  test('both sides of a match can write, and the author gets one email about it', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch()
    await acceptMatch()
    const [{ id }] = await listConversations(searcher)
    const reply = (text: string, by: Person) =>
      api.post(`/v1/conversations/${id}/messages`, { text, idempotency_key: crypto.randomUUID() }, by)
    expect((await reply('When can I come?', searcher)).status).toBe(200)
    expect((await reply('On Saturday', agent)).status).toBe(200)
    const { body } = await openConversation(id, searcher.token)
    expect(
      body.data.messages.map(({ is_own, text }: { is_own: boolean; text: string }) => [is_own, text]),
    ).toEqual([
      [false, expect.stringMatching(/\S/)],
      [true, 'When can I come?'],
      [false, 'On Saturday'],
    ])
    const { rows } = await database.pool.query(
      'select user_id, kind, content::text from messages where user_id = any($1) order by kind desc',
      [[agent.id, searcher.id]],
    )
    expect(rows).toMatchObject([
      { user_id: searcher.id, kind: 'number_requested' },
      { user_id: agent.id, kind: 'conversation_message', content: expect.not.stringContaining('Nino') },
    ])
  })

  test('the conversation of a match shows name and number of the author once the author gives the number', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch()
    await acceptMatch()
    const [{ id, other_name }] = await listConversations(agent)
    expect(other_name || null).toBeNull()
    await giveNumber()
    expect((await openConversation(id, agent.token)).body.data).toMatchObject({
      other_name: 'Nino',
      other_contact: { phone_number: '555112233', email: null },
    })
  })

  test('the conversation of a match stays open without the number if the author declines to give it', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch()
    await acceptMatch()
    await giveNumber('declined')
    const [{ id }] = await listConversations(agent)
    expect((await openConversation(id, agent.token)).body.data).toMatchObject({
      state: 'open',
      other_contact: null,
    })
  })

  test('an author who shares contacts in the conversation of a match is named there', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch()
    await acceptMatch()
    const [{ id }] = await listConversations(agent)
    await api.post(`/v1/conversations/${id}/change`, { act: 'share_contact' }, { token: searcher.token })
    expect((await openConversation(id, agent.token)).body.data).toMatchObject({
      other_name: 'Nino',
      other_contact: { email: expect.stringContaining('@') },
    })
  })

  test('the conversation of a match can be read by its two sides only', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch()
    await acceptMatch()
    const [{ id }] = await listConversations(agent)
    const neighbour = await requests.addPerson('agent')
    const operator = await requests.addPerson('physical')
    await database.pool.query('update users set is_operator = true where id = $1', [operator.id])
    const readers = [agent.token, searcher.token, neighbour.token, operator.token, undefined]
    const statuses = await Promise.all(
      readers.map(async (token) => (await openConversation(id, token)).status),
    )
    expect(statuses).toEqual([200, 200, 404, 404, 404])
  })

  test('an accepted match of a guest shares the number at once and opens no conversation', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch('guest')
    expect((await acceptMatch()).status).toBe(200)
    expect(await listConversations(agent)).toEqual([])
    expect((await requests.listSearchRequests()).data[0].contact).toMatchObject({ phone_number: '555112233' })
  })

  test.each([
    ['the author has blocked the agent', () => [searcher.id, agent.id]],
    ['the agent has blocked the author', () => [agent.id, searcher.id]],
  ])('accepting a match fails and costs nothing if %s', async (_, getSides) => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch()
    const [owner, seeker] = getSides()
    await database.pool.query(
      `insert into conversations (kind, owner_id, seeker_id, seeker_name, seeker_locale, state, ended_by)
       values ('call_request', $1, $2, 'Gia', 'ka', 'blocked', 'owner')`,
      [owner, seeker],
    )
    expect((await acceptMatch()).status).toBe(409)
    expect((await requests.listSearchRequests()).data[0].offer).toBeNull()
    const { rows } = await database.pool.query('select kind from conversations')
    expect(rows).toEqual([{ kind: 'call_request' }])
  })

  test('accepting a match without enough balance opens no conversation', async () => {
    await addMatch()
    expect((await acceptMatch()).body.message).toBe('not_enough_balance')
    expect(await listConversations(agent)).toEqual([])
    await fillBalance(database.pool, agent.id, 500)
    await acceptMatch()
    expect(await listConversations(agent)).toHaveLength(1)
  })

  test('the conversation of a match loses name and number of an author who closes the account', async () => {
    await fillBalance(database.pool, agent.id, 500)
    await addMatch()
    await acceptMatch()
    await giveNumber()
    await inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, searcher.id, { givesUpBalance: false }),
    )
    const [conversation] = await listConversations(agent)
    expect(conversation).toMatchObject({ state: 'account_closed' })
    const { body } = await openConversation(conversation.id, agent.token)
    expect(JSON.stringify(body)).not.toMatch(/Nino|555112233/)
  })
})
