import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { lockedBalanceOf } from '../ledger/balance'
import { move } from '../ledger/move'
import { rememberCard } from './cards/store'
import { CannotHandOver, type Cashier } from './cashier'
import type { ProviderStatus } from './gateway/gateway'
import { verdictOn } from './rules'
import { findPayment, lockPayment, type Payment } from './store'

/**
 * Asks the provider what has become of a payment, and makes it so here. Safe to call at any time, by anybody, at once:
 * what has happened already does not happen again.
 */
export function settle(cashier: Cashier, paymentId: number): Promise<void> {
  const { settling } = cashier
  // One after the other: an answer that was on its way before may not know what has happened since.
  const settled = (settling.get(paymentId) ?? Promise.resolve())
    .catch(() => {})
    .then(() => ask(cashier, paymentId))
    .finally(() => {
      if (settling.get(paymentId) === settled) settling.delete(paymentId)
    })
  settling.set(paymentId, settled)
  return settled
}

async function ask(cashier: Cashier, paymentId: number): Promise<void> {
  const { pool, log, gateway } = cashier
  const payment = await findPayment(pool, paymentId)
  if (!gateway || payment?.provider !== gateway.name || !payment.provider_id) return
  const status = await gateway.readStatus(payment.provider_id).catch((error: Error) => {
    log.warn(
      { payment: paymentId, reason: error.message },
      'the provider does not say what became of a payment',
    )
    return undefined
  })
  await noteAsked(pool, paymentId)
  if (!status) return
  await withTransaction(pool, async (transaction) => {
    await applyStatus(transaction, cashier, await lockPayment(transaction, paymentId), status)
  })
}

/** The older a payment, the longer until it is asked for again. */
async function noteAsked(db: Db, paymentId: number): Promise<void> {
  await db.query(
    `update payments set asks = asks + 1, asked_at = now(),
       ask_after = now() + greatest(interval '15 seconds', least((now() - started_at) / 3, interval '6 hours'))
     where id = $1`,
    [paymentId],
  )
}

/** Makes it so here what the provider says of a payment that is locked. */
export async function applyStatus(
  transaction: Db,
  cashier: Cashier,
  payment: Payment,
  status: ProviderStatus,
): Promise<void> {
  const verdict = verdictOn(payment, status)
  await sound(transaction, cashier, payment, verdict.alarm, status)
  if (verdict.to) {
    await transaction.query(
      `update payments set state = $2, reason = $3, finished_at = coalesce(finished_at, now()) where id = $1`,
      [payment.id, verdict.to, verdict.reason ?? null],
    )
  }
  if (verdict.isCredited) await credit(transaction, cashier, payment, status)
  if (verdict.refunded !== undefined) await takeBack(transaction, cashier, payment, verdict.refunded)
}

/** Tells somebody, once however often the provider says the same; when it says something else, anew. */
async function sound(
  transaction: Db,
  { log }: Cashier,
  payment: Payment,
  alarm: string | undefined,
  { state: said, unknownState }: ProviderStatus,
) {
  const now = alarm ? [alarm, payment.state, unknownState ?? said].join(' ') : null
  if (now === payment.alarm) return
  await transaction.query('update payments set alarm = $2 where id = $1', [payment.id, now])
  if (alarm)
    log.error({ payment: payment.id, alarm, state: payment.state, said }, 'a payment needs to be looked at')
}

async function credit(transaction: Db, cashier: Cashier, payment: Payment, { savedCard }: ProviderStatus) {
  await move(transaction, {
    key: `payment:${payment.provider}:${payment.provider_id}`,
    cause: 'payment',
    paymentId: payment.id,
    from: { code: `provider:${payment.provider}` },
    to: { userId: payment.user_id },
    tetri: payment.amount,
  })
  if (savedCard && payment.saves_card) await rememberCard(transaction, payment, savedCard)
  if (payment.purpose === 'order') await spend(transaction, cashier, payment)
}

/** Pays from the balance that has just been filled; what cannot be handed over any more leaves the money there. */
async function spend(transaction: Db, cashier: Cashier, payment: Payment) {
  await transaction.query('savepoint handing_over')
  try {
    await payFromBalance(transaction, cashier, payment)
    await transaction.query('release savepoint handing_over')
  } catch (error) {
    if (!(error instanceof CannotHandOver)) throw error
    await transaction.query('rollback to savepoint handing_over')
    await cashier.callOff(transaction, payment)
  }
}

/**
 * Pays an order from the balance and hands over what was ordered, in the caller's transaction.
 *
 * @throws NotEnoughBalance, CannotHandOver
 */
export async function payFromBalance(transaction: Db, cashier: Cashier, payment: Payment): Promise<void> {
  await move(transaction, {
    key: `order:${payment.id}`,
    cause: 'order',
    paymentId: payment.id,
    from: { userId: payment.user_id },
    to: { code: 'sales' },
    tetri: payment.amount,
  })
  await cashier.handOver(transaction, payment)
}

/** The reason and the alarm of money that was given back and is not on the balance any more. */
const SPENT = 'refund_of_spent_money'

/** The provider gave money back: it leaves the balance, unless it was spent meanwhile, which somebody has to settle. */
async function takeBack(transaction: Db, cashier: Cashier, payment: Payment, refunded: number) {
  const tetri = refunded - payment.refunded
  if ((await lockedBalanceOf(transaction, payment.user_id)) < tetri) {
    if (payment.reason === SPENT) return
    cashier.log.error({ payment: payment.id, alarm: SPENT }, 'a payment needs to be looked at')
    await transaction.query('update payments set reason = $2 where id = $1', [payment.id, SPENT])
    return
  }
  await move(transaction, {
    key: `refund:${payment.provider}:${payment.provider_id}:${refunded}`,
    cause: 'refund',
    paymentId: payment.id,
    from: { userId: payment.user_id },
    to: { code: `provider:${payment.provider}` },
    tetri,
  })
  await transaction.query('update payments set refunded = $2, state = $3 where id = $1', [
    payment.id,
    refunded,
    refunded === payment.amount ? 'refunded' : 'part_refunded',
  ])
}
