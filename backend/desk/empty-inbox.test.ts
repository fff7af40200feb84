import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const LEADS = 50

const database = withTestDatabase()
const api = withApi(database)
let token: string

beforeAll(async () => {
  token = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
})

/** Adds messages, to be answered, and call requests, to be closed. */
async function fillInbox(): Promise<void> {
  await database.pool.query('delete from contact_messages')
  await database.pool.query('delete from call_requests')
  await database.pool.query(
    `insert into contact_messages (name, email, message)
     select 'Ana', 'ana' || i || '@example.ge', 'Question ' || i from generate_series(1, $1::integer) i`,
    [LEADS / 2],
  )
  await database.pool.query(
    `insert into call_requests (name, phone_number)
     select 'Zura', '+995555' || lpad(i::text, 6, '0') from generate_series(1, $1::integer) i`,
    [LEADS / 2],
  )
}

const countOpen = async () => (await api.get('/v1/operator/leads', { token })).body.data.total

/** Operator who presses links and buttons. Each press is one call of a page to the API. */
function createOperator() {
  let presses = 0
  return {
    get presses() {
      return presses
    },
    async openList() {
      presses += 1
      return (await api.get('/v1/operator/leads', { token })).body.data
    },
    async open(id: number) {
      presses += 1
      return (await api.get(`/v1/operator/leads/${id}`, { token })).body.data
    },
    /** Presses a button; the page of the next lead, or of the same one, follows without a press. */
    async press(id: number, act: object) {
      presses += 1
      expect((await api.post(`/v1/operator/leads/${id}/acts`, act, { token })).status).toBe(200)
      return (await api.get(`/v1/operator/leads/${id}`, { token })).body.data
    },
  }
}

async function emptyByList(): Promise<number> {
  await fillInbox()
  const operator = createOperator()
  for (let page = await operator.openList(); page.data.length > 0; page = await operator.openList()) {
    const { id, email } = await operator.open(page.data[0].id)
    if (email) await operator.press(id, { act: 'answer', text: 'On Saturday.' })
    await operator.press(id, { act: 'close' })
  }
  expect(await countOpen()).toBe(0)
  return operator.presses
}

async function emptyInARow(): Promise<number> {
  await fillInbox()
  const operator = createOperator()
  const page = await operator.openList()
  let lead = await operator.open(page.data[0].id)
  for (;;) {
    const act = lead.email ? { act: 'answer', text: 'On Saturday.', closes: '1' } : { act: 'close' }
    const { next_id: next } = await operator.press(lead.id, act)
    if (!next) break
    lead = (await api.get(`/v1/operator/leads/${next}`, { token })).body.data
  }
  expect(await countOpen()).toBe(0)
  return operator.presses
}

test('closing leads one after another takes a press a lead, and going back to the list over three', async () => {
  const [byList, inARow] = [await emptyByList(), await emptyInARow()]
  expect(inARow).toBe(LEADS + 2)
  expect(byList).toBe(LEADS * 3.5 + 1)
  if (process.env.SHOW_FIGURES)
    process.stdout.write(
      `presses to empty an inbox of ${LEADS}: ${byList} by way of the list, ${inARow} in a row\n`,
    )
}, 60_000)
