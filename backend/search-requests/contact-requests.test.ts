import { describe, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { getBalance } from '~backend/ledger/balance'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addStatement } from '~tests/fixtures/database-rows'
import { fillBalance, findLedgerErrors } from '~tests/fixtures/ledger'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { withSearchRequests } from '~tests/fixtures/search-requests'
import { expireContactRequests, respondToContactRequest } from './contact-request-response'

const database = withTestDatabase()
const requests = withSearchRequests(database)
const { api, agent, searcher } = requests

const balance = (of = agent) => getBalance(database.pool, of.id)

const topUp = (tetri: number, of = agent) => fillBalance(database.pool, of.id, tetri)

async function answer(response: string) {
  const question = (await requests.listNotifications(searcher)).find(({ type }) => type === 4)
  return api.post(`/v1/notifications/${question?.uuid}/respond`, { response }, { token: searcher.token })
}

describe('phone number requests', () => {
  test("a request is paid once, and a guest's number is returned at once", async () => {
    await topUp(1_200)
    await requests.post()
    const id = await requests.findFirstId()
    const answers = await Promise.all([
      requests.requestNumber(id),
      requests.requestNumber(id),
      requests.requestNumber(id),
    ])
    expect(answers.map(({ body }) => body.data.offer)).toEqual(['given', 'given', 'given'])
    expect(await balance()).toBe(700)
    expect((await requests.listSearchRequests()).data[0].contact).toEqual({
      name: 'Nino',
      phone_number: '555112233',
    })
    expect(
      (await requests.listSearchRequests('', await requests.addPerson('agent'))).data[0].contact,
    ).toBeNull()
    expect(await findLedgerErrors(database.pool)).toEqual([])
    const history = (await api.get('/v3/payments/history', { token: agent.token })).body.data
    expect(history.data).toMatchObject([{ purpose: 'client_number', direction: 'out', amount: 5 }])
  })

  test('an accepted request no longer shows the phone number once its author has closed the account', async () => {
    await topUp(500)
    await requests.post({}, searcher)
    await requests.requestNumber(await requests.findFirstId())
    await answer('accepted')
    await inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, searcher.id, { givesUpBalance: false }),
    )
    expect((await requests.listSearchRequests()).data).toMatchObject([{ offer: 'given', contact: null }])
  })

  test('a request waits for a concurrent closure of the account, and is then rejected', async () => {
    await topUp(500)
    await requests.post()
    const id = await requests.findFirstId()
    let asking: ReturnType<typeof requests.requestNumber> | undefined
    await inTransaction(database.pool, async (transaction) => {
      await closeAccount(transaction, agent.id, { givesUpBalance: true })
      asking = requests.requestNumber(id)
      await expect.poll(() => countWaiting(database.pool), { timeout: 5_000 }).toBe(1)
    })
    expect((await asking)?.status).toBe(401)
    expect(await balance()).toBe(500)
  })

  test('a request without enough balance is declined and changes nothing', async () => {
    await topUp(499)
    await requests.post()
    const { status, body } = await requests.requestNumber(await requests.findFirstId())
    expect([status, body.result, body.message]).toEqual([200, false, 'not_enough_balance'])
    expect([await balance(), (await requests.listSearchRequests()).data[0].offer]).toEqual([499, null])
  })

  test('a request to a user waits for acceptance, which shares the number', async () => {
    await topUp(500)
    await requests.post({}, searcher)
    expect((await requests.requestNumber(await requests.findFirstId())).body.data.offer).toBe('waiting')
    expect((await requests.listSearchRequests()).data[0]).toMatchObject({ offer: 'waiting', contact: null })
    expect((await requests.listNotifications(searcher))[0]).toMatchObject({
      text: expect.stringContaining('Apartment, Tbilisi'),
    })
    const { rows } = await database.pool.query(
      'select kind, content::text from messages where user_id = $1',
      [searcher.id],
    )
    expect(rows).toMatchObject([
      { kind: 'number_requested', content: expect.stringContaining('ბინა, თბილისი') },
    ])
    await answer('accepted')
    expect((await requests.listSearchRequests()).data[0]).toMatchObject({
      offer: 'given',
      contact: { name: 'Nino' },
    })
    expect((await requests.listNotifications(agent))[0]?.title).toBe('A client has given you their number')
    expect(await balance()).toBe(0)
  })

  test('a declined request is refunded once and notifies the sender', async () => {
    await topUp(500)
    await requests.post({}, searcher)
    const id = await requests.findFirstId()
    await requests.requestNumber(id)
    for (const _ of [1, 2]) await answer('declined')
    expect(await balance()).toBe(500)
    expect((await requests.listSearchRequests()).data[0]).toMatchObject({ offer: 'declined', contact: null })
    expect((await requests.listNotifications(agent)).map(({ type }) => type)).toEqual([5])
    expect((await requests.requestNumber(id)).body.data.offer).toBe('declined')
    expect(await balance()).toBe(500)
    expect(await findLedgerErrors(database.pool)).toEqual([])
  })

  test('requests to two clients are paid and answered separately', async () => {
    const { pool } = database
    const [second, author] = [await requests.addPerson('agent'), await requests.addPerson('physical')]
    await topUp(1_000)
    await topUp(500, second)
    for (const person of [searcher, author]) await requests.post({}, person)
    const clients: { id: number }[] = (await requests.listSearchRequests()).data
    for (const { id } of clients) await requests.requestNumber(id)
    for (const { id } of clients.slice(1)) await requests.requestNumber(id, second)
    expect([await balance(), await balance(second)]).toEqual([0, 0])
    const list = async () => {
      const { rows } = await pool.query<{
        id: number
        state: string
        response: string
        payment: string
        returned: number
      }>(
        `select c.id, c.state, n.response, p.state as payment, p.returned::int from contact_requests c
         join payments p on p.id = c.payment_id join notifications n on n.cause = 'number:' || c.id order by c.id`,
      )
      return rows
    }
    const waiting = { state: 'waiting', response: null, payment: 'succeeded', returned: 0 }
    expect(await list()).toMatchObject([waiting, waiting, waiting])
    await answer('declined')
    const declined = { state: 'declined', response: 'declined', payment: 'refunded', returned: 500 }
    const after = await list()
    expect(after.filter(({ state }) => state === 'declined')).toMatchObject([declined])
    expect(after.filter(({ state }) => state !== 'declined')).toMatchObject([waiting, waiting])

    const late = after.findLast(({ state }) => state === 'waiting')
    await pool.query("update contact_requests set created_at = now() - interval '8 days' where id = $1", [
      late?.id,
    ])
    await expireContactRequests(pool)
    const lapsed = {
      id: late?.id,
      state: 'lapsed',
      response: 'withdrawn',
      payment: 'refunded',
      returned: 500,
    }
    expect((await list()).filter(({ state }) => state === 'lapsed')).toMatchObject([lapsed])
    expect((await list()).filter(({ state }) => state === 'waiting')).toMatchObject([waiting])
  })

  test('a request that is not answered within a week is refunded and can be repeated', async () => {
    await topUp(500)
    await requests.post({}, searcher)
    const id = await requests.findFirstId()
    await requests.requestNumber(id)
    await expireContactRequests(database.pool)
    expect(await balance()).toBe(0)
    await database.pool.query("update contact_requests set created_at = now() - interval '8 days'")
    await Promise.all([expireContactRequests(database.pool), expireContactRequests(database.pool)])
    expect([await balance(), (await requests.listSearchRequests()).data[0].offer]).toEqual([500, null])
    expect((await requests.listNotifications(agent)).map(({ title }) => title)).toEqual([
      'A client has not answered your request',
    ])
    expect((await answer('accepted')).status).toBe(409)
    expect((await requests.requestNumber(id)).body.data.offer).toBe('waiting')
  })

  test('a contact request that expires during the answer of its seeker is refunded once, without an error', async () => {
    await topUp(500)
    await requests.post({}, searcher)
    await requests.requestNumber(await requests.findFirstId())
    const { rows } = await database.pool.query<{ id: number }>(
      "update contact_requests set created_at = now() - interval '8 days' returning id",
    )
    const question = {
      uuid: '',
      userId: searcher.id,
      senderId: agent.id,
      cause: `number:${rows[0]?.id}`,
      locale: 'en' as const,
    }
    let expiring: Promise<void> | undefined
    await inTransaction(database.pool, async (transaction) => {
      await transaction.query(
        "update notifications set response = 'declined', responded_at = now() where user_id = $1",
        [searcher.id],
      )
      expiring = expireContactRequests(database.pool)
      await expect.poll(() => countWaiting(database.pool), { timeout: 5_000 }).toBe(1)
      await respondToContactRequest(transaction, question, 'declined')
    })
    await expiring
    expect([await balance(), (await requests.listSearchRequests()).data[0].offer]).toEqual([500, 'declined'])
  })

  test('a request that cannot be refunded does not delay other refunds', async () => {
    const other = await requests.addPerson('agent')
    await requests.post({}, searcher)
    for (const person of [agent, other]) {
      await topUp(500, person)
      await requests.requestNumber(await requests.findFirstId(person), person)
    }
    await database.pool.query("update contact_requests set created_at = now() - interval '8 days'")
    await refuseRows(database.pool, 'contact_requests', `user_id = ${agent.id} and state = 'lapsed'`)
    await expect(expireContactRequests(database.pool)).rejects.toThrow(/^1 of 2 failed: .*refused_by_test/)
    expect([await balance(), await balance(other)]).toEqual([0, 500])
  })

  test('a request to an expired or own search request answers 404', async () => {
    await topUp(500)
    await requests.post({}, agent)
    const { rows } = await database.pool.query('select id from search_requests')
    expect((await requests.requestNumber(rows[0].id)).status).toBe(404)
    await database.pool.query(
      "update search_requests set user_id = null, expires_at = now() - interval '1 s'",
    )
    expect([
      (await requests.requestNumber(rows[0].id)).status,
      (await requests.listSearchRequests()).total,
    ]).toEqual([404, 0])
    expect((await requests.requestNumber(0)).status).toBe(404)
  })
})

describe('matches in the notifications', () => {
  const accept = async (response = 'accepted') => {
    const match = (await requests.listNotifications(agent)).find(({ type }) => type === 3)
    return api.post(`/v1/notifications/${match?.uuid}/respond`, { response }, { token: agent.token })
  }
  const find = async (id: number) =>
    (await api.get(`/v1/users/clients/${id}`, { token: agent.token, locale: 'en' })).body.data

  async function addMatch(by?: typeof searcher): Promise<{ id: number; statement: number }> {
    const statement = await addStatement(database.pool, { user_id: agent.id, area: 70 })
    await requests.post({}, by)
    return { id: await requests.findFirstId(), statement }
  }

  test('a match names the statement and the search request, with the price of the number', async () => {
    const { id, statement } = await addMatch()
    expect((await requests.listNotifications(agent))[0]).toMatchObject({
      type: 3,
      additional_information: { client_id: id, statement: { id: statement } },
    })
    expect(await find(id)).toMatchObject({
      client: { id, deal_type_id: 1, city_name: 'Tbilisi', price_to: 120_000, area_from: 60, contact: null },
      number_price: 5,
    })
  })

  test('an accepted match shares the number of a guest, and is paid once', async () => {
    const { id } = await addMatch()
    expect((await accept()).body).toMatchObject({ result: false, message: 'not_enough_balance' })
    await topUp(1_200)
    expect([(await accept()).status, (await accept()).status]).toEqual([200, 200])
    await requests.requestNumber(id)
    expect(await balance()).toBe(700)
    expect((await find(id)).client).toMatchObject({ offer: 'given', contact: { phone_number: '555112233' } })
  })

  test('an accepted match of a user needs their consent, and notifies them', async () => {
    const { id } = await addMatch(searcher)
    await topUp(500)
    await accept()
    expect((await find(id)).client).toMatchObject({ offer: 'waiting', contact: null })
    expect((await requests.listNotifications(searcher)).map(({ type }) => type)).toEqual([4])
    await answer('accepted')
    expect((await find(id)).client).toMatchObject({ offer: 'given', contact: { name: 'Nino' } })
  })

  test('a declined match costs nothing', async () => {
    const { id } = await addMatch()
    await topUp(500)
    expect((await accept('declined')).status).toBe(200)
    expect([await balance(), (await find(id)).client.offer]).toEqual([500, null])
  })

  test('a match whose search request has ended cannot be accepted', async () => {
    const { id } = await addMatch()
    await topUp(500)
    await database.pool.query("update search_requests set expires_at = now() - interval '1 s'")
    expect([(await accept()).status, await balance()]).toEqual([409, 500])
    expect((await api.get(`/v1/users/clients/${id}`, { token: agent.token })).status).toBe(404)
  })
})
