import { beforeEach, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { DRAFTS, withDraftApi } from '~tests/fixtures/draft-api'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'

const OWN = '/v1/microservice/users/statements'
const CLIENT = {
  client_name: 'Ketevan Kldiashvili',
  client_phone: '599112233',
  client_note: 'Keys are at the bakery.',
}
const database = withTestDatabase()
const drafts = withDraftApi(database)
const { api, start, publish } = drafts

beforeEach(() => database.pool.query("update users set type = 'broker' where id = $1", [drafts.owner]))

const putUp = async (values: object = {}) =>
  publish((await start({ ...COMPLETE_FLAT, ...CLIENT, ...values })).id)
const list = async (query = '', token = drafts.token) =>
  (await api.get(`${OWN}${query}`, { token })).body.data.data as { id: number; client: object | null }[]
const idsOf = async (query: string, token = drafts.token) => (await list(query, token)).map(({ id }) => id)
const countClients = async () => (await database.pool.query('select from statement_clients')).rowCount

// Specification 1.2.49
test("a broker sees a statement's client and finds the statement by the client's name and number", async () => {
  const id = await putUp()
  expect(await list()).toMatchObject([
    { id, client: { name: CLIENT.client_name, phone_number: '599112233', note: CLIENT.client_note } },
  ])
  await putUp({ client_name: 'Somebody else', client_phone: '' })
  for (const text of ['kldiash', '599 11 22 33', '+995599112233', '112233'])
    expect(await idsOf(`?q=${encodeURIComponent(text)}`)).toEqual([id])
  expect(await idsOf('?q=5991122334')).toEqual([])
})

// Specification 1.2.49
test('other users cannot see a client, neither in public responses nor by searching', async () => {
  const id = await putUp()
  const { rows } = await database.pool.query('select uuid from statements where id = $1', [id])
  const others = [
    undefined,
    await createSession(database.pool, await addUser(database.pool)),
    await createSession(database.pool, await addUser(database.pool, { type: 'broker' })),
  ]
  for (const token of others) {
    const answers = [
      await api.get(`/v1/microservice/statements/${id}`, { token }),
      await api.get(`/v1/microservice/statements?statement_id=${id}`, { token }),
      await api.get('/v1/microservice/statements?q=kldiashvili', { token }),
      await api.post(`/v1/microservice/statements/phone/show?statement_uuid=${rows[0].uuid}`, undefined, {
        token,
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const text = JSON.stringify(answers.map(({ body }) => body))
    for (const shown of ['555123456', 'Nino']) expect(text).toContain(shown)
    for (const secret of ['Kldiashvili', '599112233', 'bakery']) expect(text).not.toContain(secret)
    if (token) expect(await idsOf('?q=kldiashvili', token)).toEqual([])
  }
})

test('operators who review a statement cannot see its client', async () => {
  const { pool } = database
  const operator = await createSession(pool, await addUser(pool, { is_operator: true }))
  const statement = await putUp()
  const { id } = (await api.post(`${DRAFTS}/of-statement/${statement}`, {}, { token: drafts.token })).body
    .data
  await pool.query("update statement_drafts set state = 'in_review' where id = $1", [id])
  for (const path of ['', `/${id}`]) {
    const { status, body } = await api.get(`/v1/operator/statements${path}`, { token: operator })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('Nino')
    expect(JSON.stringify(body)).not.toMatch(/Kldiashvili|599112233|bakery/)
  }
})

test('copying or editing a statement keeps its client, and emptying the fields removes the client', async () => {
  const { token } = drafts
  const statement = await putUp()
  for (const kind of ['copy-of', 'of-statement']) {
    const { id } = (await api.post(`${DRAFTS}/${kind}/${statement}`, {}, { token })).body.data
    expect((await api.get(`${DRAFTS}/${id}`, { token })).body.data.values).toMatchObject(CLIENT)
    await api.patch(`${DRAFTS}/${id}`, { version: 1, price: '120000' }, { token })
    expect(await list(`?ids=${await publish(id)}`)).toMatchObject([{ client: { name: CLIENT.client_name } }])
  }
  const { id } = (await api.post(`${DRAFTS}/of-statement/${statement}`, {}, { token })).body.data
  const emptied = { client_name: '', client_phone: '', client_note: '' }
  await api.patch(`${DRAFTS}/${id}`, { version: 1, ...emptied }, { token })
  await publish(id)
  expect(await list(`?ids=${statement}`)).toMatchObject([{ client: null }])
})

test('a malformed mobile number and too long a name are rejected with field errors', async () => {
  const values = { client_phone: '12345', client_name: 'x'.repeat(2_000), client_note: 'x'.repeat(501) }
  const { status, body } = await api.post(DRAFTS, values, { token: drafts.token })
  expect(status).toBe(422)
  expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(Object.keys(values).sort())
})

test('an owner of a home has no client', async () => {
  await database.pool.query("update users set type = 'physical' where id = $1", [drafts.owner])
  await putUp()
  expect(await list()).toMatchObject([{ client: null }])
})

test('a client is deleted with the statement and with the account', async () => {
  await database.pool.query('delete from statement_clients')
  const [first] = [await putUp(), await putUp()]
  expect(await countClients()).toBe(2)
  await api.post(`${OWN}/delete`, { statements: [first] }, { token: drafts.token })
  expect(await countClients()).toBe(1)
  await inTransaction(database.pool, (transaction) =>
    closeAccount(transaction, drafts.owner, { givesUpBalance: false }),
  )
  expect(await countClients()).toBe(0)
})
