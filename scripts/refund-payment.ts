import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createBackendPayments } from '~backend/main'
import { type RefundRefusalReason, RefundRefused, refundPayment } from '~backend/payments/refund'
import { parseTetri, toLari } from '~contract/values/money'
import { parseSettings } from '~server/settings/settings'
import { withDatabase } from './database'

const REFUSAL_MESSAGES: Record<RefundRefusalReason, string> = {
  unknown_payment: 'There is no payment with this number.',
  not_by_this_provider: 'This payment was not taken by the bank of PAYMENT_PROVIDER.',
  not_paid: 'This payment has not been paid.',
  more_than_paid: 'This is more than was paid.',
  spent_meanwhile: 'The payer has spent it: less is left on the balance.',
}

/** `npm run refund -- NUMBER [--gel 12.50]`: refunds a payment, or part of it, up to the total given. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { gel: { type: 'string' } },
  })
  const paymentId = Number(positionals[0])
  if (positionals.length !== 1 || !Number.isSafeInteger(paymentId) || paymentId < 1)
    throw new RangeError('Usage: `npm run refund -- NUMBER [--gel 12.50]`.')
  const upTo = values.gel === undefined ? undefined : parseTetri(values.gel)
  if (values.gel !== undefined && !upTo) throw new RangeError('--gel must be an amount in lari.')

  const { payments, isDemo, publicOrigin } = parseSettings(process.env)
  const options = { payments, isDemo, publicOrigin, log: pino() }
  const done = await withDatabase(async (pool) =>
    refundPayment(await createBackendPayments(pool, options), paymentId, upTo),
  )
  const total = `${toLari(done.refundedTotal)} of ${toLari(done.amount)} GEL`
  if (done.isPending)
    console.log(`Payment ${paymentId}: the bank has accepted the refund; refunded so far: ${total}.`)
  else if (done.refundedNow === 0)
    console.log(`Payment ${paymentId}: nothing to do; already refunded: ${total}.`)
  else
    console.log(
      `Payment ${paymentId}: ${toLari(done.refundedNow)} GEL refunded and taken from the balance; in total: ${total}.`,
    )
}

await main().catch((error: Error) => {
  console.error(error instanceof RefundRefused ? REFUSAL_MESSAGES[error.reason] : error.message)
  process.exitCode = 1
})
