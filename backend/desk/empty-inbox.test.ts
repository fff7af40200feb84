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

interface Effort {
  /** Links and buttons that the operator presses. */
  presses: number
  /** Pages that the browser loads. */
  loads: number
  /** Time in seconds that the API takes to answer the pages and forms. */
  seconds: number
}

/** Operator who presses links and buttons. */
function createOperator() {
  const effort: Effort = { presses: 0, loads: 0, seconds: 0 }
  async function measure<Result>(call: Promise<Result>): Promise<Result> {
    const begun = performance.now()
    const result = await call
    effort.seconds += (performance.now() - begun) / 1_000
    return result
  }
  const read = async (path = '') => (await measure(api.get(`/v1/operator/leads${path}`, { token }))).body.data
  return {
    effort,
    /** Follows a link to the list, or to a lead. */
    open(id?: number) {
      effort.presses += 1
      effort.loads += 1
      return read(id === undefined ? '' : `/${id}`)
    },
    /** Presses a button. @returns the lead, which the server reads again to find the next one */
    async press(id: number, act: object) {
      effort.presses += 1
      const posted = await measure(api.post(`/v1/operator/leads/${id}/acts`, act, { token }))
      expect(posted.status).toBe(200)
      return read(`/${id}`)
    },
    /** Loads the page of a lead that follows a press. */
    follow(id: number) {
      effort.loads += 1
      return read(`/${id}`)
    },
  }
}

async function emptyByList(): Promise<Effort> {
  await fillInbox()
  const operator = createOperator()
  for (let page = await operator.open(); page.data.length > 0; page = await operator.open()) {
    const { id, email } = await operator.open(page.data[0].id)
    const acts = [...(email ? [{ act: 'answer', text: 'On Saturday.' }] : []), { act: 'close' }]
    for (const act of acts) {
      await operator.press(id, act)
      await operator.follow(id)
    }
  }
  expect(await countOpen()).toBe(0)
  return operator.effort
}

async function emptyInARow(): Promise<Effort> {
  await fillInbox()
  const operator = createOperator()
  const page = await operator.open()
  let lead = await operator.open(page.data[0].id)
  for (;;) {
    const act = lead.email ? { act: 'answer', text: 'On Saturday.', closes: '1' } : { act: 'close' }
    const { next_id: next } = await operator.press(lead.id, act)
    lead = await operator.follow(next ?? lead.id)
    if (!next) break
  }
  expect(await countOpen()).toBe(0)
  return operator.effort
}

test('closing leads one after another takes a press a lead, and going back to the list over three', async () => {
  const [byList, inARow] = [await emptyByList(), await emptyInARow()]
  expect([inARow.presses, inARow.loads]).toEqual([LEADS + 2, LEADS + 2])
  expect([byList.presses, byList.loads]).toEqual([LEADS * 3.5 + 1, LEADS * 3.5 + 1])
  if (process.env.SHOW_FIGURES) printFigures({ 'by way of the list': byList, 'in a row': inARow })
}, 60_000)

function printFigures(efforts: Record<string, Effort>): void {
  const lines = Object.entries(efforts).map(
    ([way, { presses, loads, seconds }]) =>
      `${way.padEnd(20)} ${presses} presses, ${loads} pages loaded, ${seconds.toFixed(1)} s of the API\n`,
  )
  process.stdout.write(`an inbox of ${LEADS}, half of it call requests\n${lines.join('')}`)
}
