import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import {
  type BankCallback,
  createForgedCallback,
  createSignedCallback,
  createUnsignedCallback,
} from '~backend/demo/sandbox/bank/callbacks'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { findBankPayment } from '~backend/demo/sandbox/bank/store'
import { createPaymentContext } from '~backend/payments/create-payment-context'
import { reconcilePayments } from '~backend/payments/reconciliation-job'
import { createSession } from '~backend/platform/auth/sessions'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '../database'
import { addUser } from '../fixtures/database-rows'
import { withKilledServer } from '../fixtures/killed-server'
import { findLedgerErrors } from '../fixtures/ledger'
import { RESULT_PAGE } from '../fixtures/sandbox-bank'
import { isFullRun } from '../full-run'

const PAYMENTS = isFullRun ? 2_000 : 40
/** A user may start sixty payments an hour. */
const PAYERS = 40
const CONCURRENCY = 16
/** Batch size of the reconciliation job. */
const RECONCILED_PER_ROUND = 20
/** Number of payments after which the payment server is killed, in the middle of the others. */
const KILLED_EVERY = isFullRun ? 150 : 15

const database = withTestDatabase()
const random = createRandom('storm')
const paymentServer = withKilledServer('payments-server')
let starting: Promise<void> = Promise.resolve()

const startServer = () => paymentServer.start(JSON.stringify(database.connection))

/** Ends the server as a power failure does: nothing is finished or closed. */
function restartServer(): void {
  starting = starting.then(async () => {
    await paymentServer.kill()
    await startServer()
  })
}

/** Retries until there is a response, as a payer reloads a failed page. */
async function requestUntilAnswered(path: string, token: string, body: object) {
  for (;;) {
    await starting
    const answer = await fetch(`${paymentServer.origin}/api/v3/payments/${path}`, {
      method: 'POST',
      headers: { 'x-website-key': 'ezo', 'global-authorization': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (answer && answer.status < 500) return answer.json()
    await pause(20)
  }
}

/** Sends the callback of the bank, whether or not the server receives it. */
async function deliverCallback({ body, headers }: BankCallback): Promise<void> {
  await fetch(`${paymentServer.origin}/callbacks/payments/sandbox`, { method: 'POST', body, headers }).catch(
    () => {},
  )
}

/** Runs one payment with everything that may happen to it, in random order and partly repeated. */
async function runPayment(token: string, tetri: number): Promise<void> {
  const { pool } = database
  const form = { amount: tetri / 100, idempotency_key: randomUUID() }
  const begun = await requestUntilAnswered('init-fill-balance', token, form)
  if (random.chance(0.2))
    expect((await requestUntilAnswered('init-fill-balance', token, form)).data.id).toBe(begun.data.id)
  const id: number = begun.data?.id
  expect(id).toEqual(expect.any(Number))
  const sent = { payment_id: id, pay_with: 'card', redirect_url: RESULT_PAGE }
  await Promise.all(
    Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => requestUntilAnswered('pay', token, sent)),
  )
  const { rows } = await pool.query<{ id: string }>(
    'select id from sandbox_bank_payments where external_id = $1',
    [String(id)],
  )
  const bankId = rows[0]?.id
  // The server was killed before the bank received the payment, and the payer has left: reconciliation must
  // find it.
  if (!bankId) return
  const state = random.pick(['succeeded', 'succeeded', 'succeeded', 'failed', 'expired'])
  const decide = () =>
    pool.query("update sandbox_bank_payments set state = $2 where id = $1 and state = 'created'", [
      bankId,
      state,
    ])
  const createCallback = async () => {
    const payment = await findBankPayment(pool, bankId)
    if (!payment) throw new Error('the bank has lost a payment')
    const kind = random.whole(0, 3)
    if (kind === 0) return deliverCallback(await createForgedCallback(pool, payment))
    if (kind === 1) return deliverCallback(createUnsignedCallback(payment))
    return deliverCallback(
      await createSignedCallback(pool, payment, random.pick(['succeeded', 'failed', 'created'])),
    )
  }
  const steps = [decide, ...Array.from({ length: random.whole(0, 3) }, () => createCallback)]
  const again = () => requestUntilAnswered('pay', token, sent)
  if (random.chance(0.3)) steps.push(again)
  while (steps.length > 0) {
    const [step] = steps.splice(random.whole(0, steps.length - 1), 1)
    await step?.()
  }
}

test(`${PAYMENTS} payments, replayed and forged in any order while the server is killed, are each credited at most once`, {
  timeout: 240_000,
}, async () => {
  const { pool } = database
  await startServer()
  const payers = await Promise.all(
    Array.from({ length: PAYERS }, async () => {
      const userId = await addUser(pool)
      return { userId, token: await createSession(pool, userId) }
    }),
  )
  const amounts = Array.from({ length: PAYMENTS }, () => random.whole(100, 50_000))
  let next = 0
  let kills = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let at = next++; at < PAYMENTS; at = next++) {
        if (at > 0 && at % KILLED_EVERY === 0) {
          kills += 1
          restartServer()
        }
        await runPayment(payers[at % PAYERS]?.token ?? '', amounts[at] ?? 0)
      }
    }),
  )
  await starting
  await paymentServer.kill()

  // Time passes: the job checks payments without a callback and repeats those that never reached the bank.
  const paymentContext = createPaymentContext({
    pool,
    log: pino({ level: 'silent' }),
    orders: orderFulfilment,
    gateway: createSandboxGateway(pool),
    callbackOrigin: 'http://127.0.0.1:9',
  })
  const countDue = async () =>
    (
      await pool.query(
        `update payments set ask_after = now(), sending_since = sending_since - interval '1 minute'
         where state = 'pending'`,
      )
    ).rowCount ?? 0
  for (let round = 0; round < 3; round += 1) {
    for (let due = await countDue(); due > 0; due -= RECONCILED_PER_ROUND)
      await reconcilePayments(paymentContext)
    // The bank expires payments that it received late and whose payers have left.
    await pool.query("update sandbox_bank_payments set state = 'expired' where state = 'created'")
  }
  const { rows: unbalanced } = await pool.query(
    `select payment.id, payment.state, bank.state as said, count(posting.id) as credits
     from payments payment
     left join sandbox_bank_payments bank on bank.external_id = payment.id::text
     left join ledger_transactions posting on posting.payment_id = payment.id
     group by payment.id, payment.state, bank.state
     having count(posting.id) <> (case when bank.state = 'succeeded' then 1 else 0 end)
       or (bank.state = 'succeeded') <> (payment.state = 'succeeded')
       or (bank.state in ('failed', 'expired') and payment.state not in ('failed', 'expired'))`,
  )
  expect(unbalanced).toEqual([])
  expect(await findLedgerErrors(pool)).toEqual([])
  const { rows: sums } = await pool.query<Record<string, number>>(
    `select (select count(*) from payments) as made,
       (select count(*) from sandbox_bank_payments where state = 'succeeded') as paid,
       (select coalesce(sum(amount), 0) from sandbox_bank_payments where state = 'succeeded') as taken,
       (select coalesce(sum(balance), 0) from ledger_accounts where user_id is not null) as credited,
       (select coalesce(sum(amount), 0) from ledger_entries) as all,
       (select count(*) from payments where state in ('new', 'pending')) as open`,
  )
  const [sum] = sums
  expect(sum).toMatchObject({ made: PAYMENTS, all: 0, open: 0 })
  expect(sum?.credited).toBe(sum?.taken)
  process.stdout.write(
    `${PAYMENTS} payments, ${kills} kills: ${sum?.paid} paid, ${sum?.credited} tetri credited, ledger sums to ${sum?.all}\n`,
  )
  expect(kills).toBe(Math.ceil(PAYMENTS / KILLED_EVERY) - 1)
})
