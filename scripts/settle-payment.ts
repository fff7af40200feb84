import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createBackendPayments } from '~backend/main'
import type { ProviderStatus } from '~backend/payments/gateway/payment-gateway'
import {
  failUnknownCharge,
  type SettlementRefusalReason,
  SettlementRefused,
  settleReview,
} from '~backend/payments/settle-review'
import { toLari } from '~contract/values/money'
import { parseSettings } from '~server/settings/settings'
import { withDatabase } from './database'

const USAGE = 'Usage: `npm run settle -- NUMBER [--bank-number ID] [--confirm]` or `-- NUMBER --not-charged`.'

const REFUSAL_MESSAGES: Record<SettlementRefusalReason, string> = {
  unknown_payment: 'There is no payment with this number.',
  not_by_this_provider: 'This payment was not sent to the bank of PAYMENT_PROVIDER.',
  needs_no_decision:
    'This payment was not started, is still pending or is already credited: there is nothing to decide.',
  provider_id_missing:
    'The response of the bank was lost. Look up the payment at the bank by our number. If the bank has it, pass --bank-number; if not, pass --not-charged.',
  provider_id_known: 'The number of this payment at the bank is known: omit --bank-number and --not-charged.',
  other_payment: 'This number belongs to another payment at the bank.',
  contradiction:
    'This does not match our records, so it is not credited. Refund the money at the bank, then run this again.',
  nothing_new: 'The state at the bank is not final, or changes nothing. Try again later.',
}

/**
 * `npm run settle -- NUMBER`: asks the bank about a payment under review; with `--confirm`, applies its
 * answer.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'bank-number': { type: 'string' },
      confirm: { type: 'boolean', default: false },
      'not-charged': { type: 'boolean', default: false },
    },
  })
  const paymentId = Number(positionals[0])
  const providerId = values['bank-number']
  const isNotCharged = values['not-charged']
  if (positionals.length !== 1 || !Number.isSafeInteger(paymentId) || paymentId < 1)
    throw new RangeError(USAGE)
  if (providerId === '' || (isNotCharged && (providerId !== undefined || values.confirm)))
    throw new RangeError(USAGE)

  const { payments, isDemo, publicOrigin } = parseSettings(process.env)
  await withDatabase(async (pool) => {
    const options = { payments, isDemo, publicOrigin, log: pino() }
    const paymentContext = await createBackendPayments(pool, options)
    if (isNotCharged) {
      await failUnknownCharge(paymentContext, paymentId)
      return console.log(`Payment ${paymentId}: failed, as the bank has not charged it.`)
    }
    const { status, nextState } = await settleReview(paymentContext, paymentId, {
      providerId,
      isConfirmed: values.confirm,
    })
    console.log(formatStatus(status))
    return console.log(
      values.confirm
        ? `Payment ${paymentId}: ${nextState}.`
        : `Payment ${paymentId} would be ${nextState}. Nothing is changed without --confirm.`,
    )
  })
}

function formatStatus({ state, unknownState, tetri, currency, refundedTetri, externalId }: ProviderStatus) {
  const amount = tetri === undefined ? 'no amount' : toLari(tetri)
  const refunded = refundedTetri > 0 ? `, ${toLari(refundedTetri)} of it refunded` : ''
  return `The bank says: ${unknownState ?? state}, ${amount} ${currency ?? 'of no currency'}${refunded}, our number ${externalId ?? 'not named'}.`
}

await main().catch((error: Error) => {
  if (error instanceof SettlementRefused) {
    if (error.status) console.error(formatStatus(error.status))
    console.error(REFUSAL_MESSAGES[error.reason])
  } else console.error(error.message)
  process.exitCode = 1
})
