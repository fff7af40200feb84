import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '../database'
import type { Answer } from '../fixtures/api'
import { addStatement, addUser } from '../fixtures/database-rows'
import { fillBalance, findLedgerErrors } from '../fixtures/ledger'
import { withSandboxBank } from '../fixtures/sandbox-bank'
import { withSearchRequests } from '../fixtures/search-requests'

/** Equal requests at once; `npm run bench:equal-requests` sends 100. */
const EQUAL_REQUESTS = Number(process.env.EQUAL_REQUESTS ?? 6)
/** First answer, or a limit of the form. */
const STATUSES = [200, 429] as const

const database = withTestDatabase()
const bank = withSandboxBank(database)
const requests = withSearchRequests(database)
const { api } = bank

let user: number
let token: string
let statement: number

beforeAll(async () => {
  user = await addUser(database.pool, { type: 'agent', valid_phone_numbers: ['555111222'] })
  token = await createSession(database.pool, user)
  statement = await addStatement(database.pool, { user_id: user })
  await fillBalance(database.pool, user, 100_000)
  await database.pool.query(
    "insert into promo_codes (code, amount, begins_at) values ('WELCOME10', 1000, now())",
  )
})

/** Request that costs something, and SQL of what it must have changed once. */
interface CostlyForm {
  name: string
  prepare(): Promise<{ send: () => Promise<Answer>; countSql: string; values: unknown[] }>
}

const countDebits = `select count(*)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where a.user_id = $1 and e.amount < 0`

const FORMS: CostlyForm[] = [
  {
    name: 'starting a top-up',
    async prepare() {
      const key = randomUUID()
      return {
        send: () => bank.initFill(token, 12, key),
        countSql: 'select count(*)::int from payments where user_id = $1 and amount = 1200',
        values: [user],
      }
    },
  },
  {
    name: 'ordering VIP',
    async prepare() {
      const key = randomUUID()
      const order = { package_id: 1, statements: [statement], idempotency_key: key }
      return {
        send: () => bank.init(token, 'vip-service-order', order),
        countSql: 'select count(*)::int from service_orders where user_id = $1',
        values: [user],
      }
    },
  },
  {
    name: 'paying for an order from the balance',
    async prepare() {
      const { body } = await bank.init(token, 'vip-service-order', { package_id: 1, statements: [statement] })
      return {
        send: () => bank.payFromBalance(token, body.data.id),
        countSql: countDebits,
        values: [user],
      }
    },
  },
  {
    name: 'redeeming a promo code',
    async prepare() {
      const body = { idempotency_key: randomUUID() }
      return {
        send: () => api.post('/v1/users/fill-balance/promo-code/WELCOME10', body, { token }),
        countSql: `select count(*)::int from ledger_transactions t join payments p on p.id = t.payment_id
          where p.user_id = $1 and t.cause = 'promo_code'`,
        values: [user],
      }
    },
  },
  {
    name: 'paying for the number of a search request',
    async prepare() {
      await requests.post()
      const id = await requests.findFirstId()
      const { agent } = requests
      await fillBalance(database.pool, agent.id, 5_000)
      return { send: () => requests.requestNumber(id), countSql: countDebits, values: [agent.id] }
    },
  },
  {
    name: 'writing to an owner',
    async prepare() {
      const form = { name: 'Nino', phone_number: '555123456', message: 'Is it available?' }
      const body = { ...form, idempotency_key: randomUUID() }
      const headers = { 'x-visitor': randomUUID() }
      return {
        send: () => api.post(`/v1/microservice/statements/${statement}/message`, body, { headers }),
        countSql: 'select count(*)::int from conversations where statement_id = $1',
        values: [statement],
      }
    },
  },
  {
    name: 'requesting a call',
    async prepare() {
      const body = { name: 'Gia', phone_number: '555123457', idempotency_key: randomUUID() }
      const headers = { 'x-visitor': randomUUID() }
      return {
        send: () => api.post('/v1/call-request', body, { headers }),
        countSql: "select count(*)::int from call_requests where name = 'Gia'",
        values: [],
      }
    },
  },
  {
    name: 'sharing a comparison',
    async prepare() {
      const body = { statement_ids: '11,12', idempotency_key: randomUUID() }
      const headers = { 'x-visitor': randomUUID() }
      return {
        send: () => api.post('/v1/comparisons', body, { headers }),
        countSql: 'select count(*)::int from comparisons',
        values: [],
      }
    },
  },
]

const table: string[] = []

test.each(FORMS)(
  `${EQUAL_REQUESTS} equal requests at once have one effect: $name`,
  {
    timeout: 60_000,
  },
  async ({ name, prepare }) => {
    const { send, countSql, values } = await prepare()
    const count = async () => Number((await database.pool.query(countSql, values)).rows[0]?.count)
    const before = await count()
    const answers = await Promise.all(Array.from({ length: EQUAL_REQUESTS }, send))
    const statuses = answers.map(({ status }) => status)
    const byStatus = STATUSES.map((status) => statuses.filter((other) => other === status).length)
    expect(byStatus.reduce((sum, each) => sum + each, 0)).toBe(EQUAL_REQUESTS)
    expect((await count()) - before).toBe(1)
    expect(await findLedgerErrors(database.pool)).toEqual([])
    table.push([name.padEnd(42), ...byStatus.map((each) => String(each).padStart(5))].join(' '))
    if (table.length === FORMS.length)
      process.stdout.write(
        `${['form'.padEnd(42), ...STATUSES.map((one) => `  ${one}`)].join(' ')}\n${table.join('\n')}\n`,
      )
  },
)
