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

const USAGE = 'It is `npm run settle -- NUMBER [--bank-number ID] [--confirm]` or `-- NUMBER --not-charged`.'

const REFUSAL_MESSAGES: Record<SettlementRefusalReason, string> = {
  unknown_payment: 'There is no payment with this number.',
  not_by_this_provider: 'This payment was not sent to the bank of PAYMENT_PROVIDER.',
  needs_no_decision:
    'This payment was not begun, is still under way or is credited: there is nothing to decide.',
  provider_id_missing:
    'The answer of the bank got lost. Look the payment up there by our number: if the bank has it, name it by --bank-number; if not, say --not-charged.',
  provider_id_known:
    'The number of this payment at the bank is known: leave --bank-number and --not-charged out.',
  other_payment: 'At the bank this number is not of our payment.',
  contradiction:
    'This does not match our records, so it is not credited. Return the money at the bank, then say this again.',
  nothing_new: 'This is not final, or changes nothing. Try again later.',
}

/** `npm run settle -- NUMBER`: asks the bank about a payment under review, and with `--confirm` applies what it says. */
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
    const paymentContext = createBackendPayments(pool, { payments, isDemo, publicOrigin, log: pino() })
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
