import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { getBalance } from '~backend/ledger/balance'
import { createSession } from '~backend/platform/auth/sessions'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { createPaymentContext } from './create-payment-context'
import { settlePayment } from './settle-payment'
import { failUnknownCharge, settleReview } from './settle-review'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const CONFIRMED = { isConfirmed: true }
let userId: number
let token: string
let id: number
let bankId: string

beforeEach(async () => {
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
  const begun = await bank.begin(token, 10)
  id = begun.id
  bankId = begun.page.split('/').at(-1) ?? ''
})

function createContext(name = 'sandbox') {
  const { pool } = database
  const gateway = { ...createSandboxGateway(pool), name }
  return createPaymentContext({ pool, log: pino({ level: 'silent' }), orders: orderFulfilment, gateway })
}

const settle = (options: Partial<Parameters<typeof settleReview>[2]> = CONFIRMED) =>
  settleReview(createContext(), id, { isConfirmed: false, ...options })
const setBankState = (state: string, taken: number | null = null) =>
  database.pool.query('update sandbox_bank_payments set state = $2, taken_amount = $3 where id = $1', [
    bankId,
    state,
    taken,
  ])

async function readOutcome() {
  const { rows } = await database.pool.query('select state, reason from payments where id = $1', [id])
  expect(await findLedgerErrors(database.pool)).toEqual([])
  return [rows[0].state, rows[0].reason, await getBalance(database.pool, userId)]
}

async function setAsideForWrongAmount() {
  await setBankState('succeeded', 999)
  await settlePayment(createContext(), id)
  expect(await readOutcome()).toEqual(['review', 'wrong_amount', 0])
}

/** Simulates a charge whose response was lost, so that its number at the bank is unknown. */
const setAsideAsUnknown = () =>
  database.pool.query(
    "update payments set state = 'review', reason = 'unknown_charge', provider_id = null where id = $1",
    [id],
  )

test('a status that no longer contradicts our records is credited once, and only by confirmation', async () => {
  await setAsideForWrongAmount()
  await setBankState('succeeded')
  expect(await settle({})).toMatchObject({ status: { tetri: 1_000 }, nextState: 'succeeded' })
  expect(await readOutcome()).toEqual(['review', 'wrong_amount', 0])
  const settlements = await Promise.allSettled([settle(), settle(), settle()])
  expect(settlements.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readOutcome()).toEqual(['succeeded', null, 1_000])
  await expect(settle()).rejects.toThrow('needs_no_decision')
})

test('a contradictory status is never credited, and fails once the bank has refunded it', async () => {
  await setAsideForWrongAmount()
  await expect(settle()).rejects.toMatchObject({ reason: 'contradiction', status: { tetri: 999 } })
  expect(await readOutcome()).toEqual(['review', 'wrong_amount', 0])
  await setBankState('refunded', 999)
  await settle()
  expect(await readOutcome()).toEqual(['failed', 'refunded', 0])
})

test('a payment that failed or expired at the bank ends', async () => {
  await setAsideForWrongAmount()
  await setBankState('expired')
  expect(await settle()).toMatchObject({ nextState: 'expired' })
  expect(await readOutcome()).toEqual(['expired', 'expired', 0])
})

test('a status that is not final changes nothing', async () => {
  await setAsideForWrongAmount()
  await setBankState('created')
  await expect(settle()).rejects.toThrow('nothing_new')
  expect(await readOutcome()).toEqual(['review', 'wrong_amount', 0])
})

test('a charge whose response was lost is credited by the number that an operator found at the bank', async () => {
  await setAsideAsUnknown()
  await setBankState('succeeded')
  await expect(settle()).rejects.toThrow('provider_id_missing')
  await settle({ ...CONFIRMED, providerId: bankId })
  expect(await readOutcome()).toEqual(['succeeded', null, 1_000])
})

test('the number of another payment at the bank settles nothing', async () => {
  const other = await bank.begin(token, 10)
  const otherId = other.page.split('/').at(-1) ?? ''
  await database.pool.query("update sandbox_bank_payments set state = 'succeeded' where id = $1", [otherId])
  await setAsideForWrongAmount()
  await expect(settle({ ...CONFIRMED, providerId: otherId })).rejects.toThrow('provider_id_known')
  await setAsideAsUnknown()
  await expect(settle({ ...CONFIRMED, providerId: otherId })).rejects.toThrow('other_payment')
  expect(await readOutcome()).toEqual(['review', 'unknown_charge', 0])
})

test('a charge unknown to the bank fails, and is credited if the bank reports it later', async () => {
  await setAsideAsUnknown()
  await failUnknownCharge(createContext(), id)
  expect(await readOutcome()).toEqual(['failed', 'not_charged', 0])
  await setBankState('succeeded')
  await settle({ ...CONFIRMED, providerId: bankId })
  expect(await readOutcome()).toEqual(['succeeded', null, 1_000])
})

test('declaring a charge unknown fails that payment only, and leaves other final states', async () => {
  const [charge, begun] = [id, await bank.begin(token, 20)]
  await setAsideAsUnknown()
  id = begun.id
  await setAsideAsUnknown()
  await failUnknownCharge(createContext(), charge)
  expect(await readOutcome()).toEqual(['review', 'unknown_charge', 0])
  await database.pool.query("update payments set state = 'expired', reason = 'never_begun' where id = $1", [
    id,
  ])
  await failUnknownCharge(createContext(), id)
  expect(await readOutcome()).toEqual(['expired', 'never_begun', 0])
})

test('a payment whose number at the bank is known cannot be declared uncharged', async () => {
  await setAsideForWrongAmount()
  await expect(failUnknownCharge(createContext(), id)).rejects.toThrow('provider_id_known')
})

test('a payment that is pending, unknown or of another bank is not settled', async () => {
  await expect(settle()).rejects.toThrow('needs_no_decision')
  await expect(settleReview(createContext(), 1, CONFIRMED)).rejects.toThrow('unknown_payment')
  await setAsideForWrongAmount()
  await expect(settleReview(createContext('bog'), id, CONFIRMED)).rejects.toThrow('not_by_this_provider')
})
