import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { createPaymentContext } from '../create-payment-context'
import { type PaymentGateway, ProviderRefusal } from '../gateway/payment-gateway'
import { reconcilePayments } from '../reconciliation-job'

const database = withTestDatabase()
const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })

beforeEach(async () => {
  lines.length = 0
  await database.pool.query('update payment_cards set forgotten_at = now()')
})

function createContext({ deleteSavedCard }: Pick<PaymentGateway, 'deleteSavedCard'>) {
  const { pool } = database
  const gateway = { ...createSandboxGateway(pool), deleteSavedCard }
  return createPaymentContext({ pool, log, orders: orderFulfilment, gateway })
}

async function addRemovedCard(): Promise<string> {
  const token = randomUUID()
  await database.pool.query(
    `insert into payment_cards (user_id, provider, token, card_mask, removed_at) values ($1, 'sandbox', $2, '516812******1234', now())`,
    [await addUser(database.pool), token],
  )
  return token
}

test('a removed card is eventually deleted at the provider', async () => {
  const token = await addRemovedCard()
  const forgotten: string[] = []
  await reconcilePayments(createContext({ deleteSavedCard: () => Promise.reject(new Error('busy')) }))
  await reconcilePayments(createContext({ deleteSavedCard: async (card) => void forgotten.push(card) }))
  await reconcilePayments(createContext({ deleteSavedCard: async (card) => void forgotten.push(card) }))
  expect(forgotten).toContain(token)
  expect(forgotten.filter((card) => card === token)).toHaveLength(1)
  expect(lines.join('')).not.toContain(token)
})

test('other cards are not deleted at the provider', async () => {
  const [removed, kept, ofAnother, longRemoved] = [
    await addRemovedCard(),
    await addRemovedCard(),
    await addRemovedCard(),
    await addRemovedCard(),
  ]
  const set = (change: string, token: string) =>
    database.pool.query(`update payment_cards set ${change} where token = $1`, [token])
  await set('removed_at = null', kept)
  await set("provider = 'former'", ofAnother)
  await set("removed_at = now() - interval '31 days'", longRemoved)
  const forgotten: string[] = []
  await reconcilePayments(createContext({ deleteSavedCard: async (card) => void forgotten.push(card) }))
  expect(forgotten).toEqual([removed])
})

test('a failed deletion does not delay other cards: refusals are final, other failures are retried', async () => {
  const refused = await addRemovedCard()
  const failing = await addRemovedCard()
  const last = await addRemovedCard()
  const calls: string[] = []
  const paymentContext = createContext({
    async deleteSavedCard(token) {
      calls.push(token)
      if (token === refused) throw new ProviderRefusal('http_404')
      if (token === failing) throw new Error('busy')
    },
  })
  await reconcilePayments(paymentContext)
  expect(calls.toSorted()).toEqual([refused, failing, last].toSorted())
  await reconcilePayments(paymentContext)
  expect(calls.slice(3)).toEqual([failing])
  expect(lines.filter((line) => line.includes('given up'))).toHaveLength(1)
})

test('more failing cards than fit in a round do not delay the others forever', async () => {
  const failing = new Set<string>()
  for (let card = 0; card < 12; card += 1) failing.add(await addRemovedCard())
  const last = await addRemovedCard()
  const forgotten: string[] = []
  const paymentContext = createContext({
    async deleteSavedCard(token) {
      if (failing.has(token)) throw new Error('busy')
      forgotten.push(token)
    },
  })
  await expect
    .poll(async () => {
      await reconcilePayments(paymentContext)
      return forgotten
    })
    .toContain(last)
})
