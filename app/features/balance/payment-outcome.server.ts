import { randomInt } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { parseOwnPath } from '~/http/own-path'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { readCookie, setCookie } from '~/session/cookies.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { DeclineReason, PaymentRefusal } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'

/** Outcomes without a payment, stored in a cookie, as the result page must not trust its URL. */
export type PaymentOutcome = DeclineReason | 'credited' | 'failed' | 'refused' | 'too_often'

const SUCCESSFUL_OUTCOMES: readonly PaymentOutcome[] = ['credited']
/** Upper limit of the specification's `rnd`, which is 0 to 999. */
const RND_LIMIT = 1_000
const OUTCOME_PURPOSE = 'top-up'

interface OutcomeDetails {
  outcome: PaymentOutcome
  /** Path of the page with the form, for a retry. */
  retryPath: string
  paymentId?: number | undefined
}

/** Redirects to the result page, which reads the outcome from a cookie by the number in the URL. */
export function toOutcomeRedirect(
  { outcome, retryPath, paymentId }: OutcomeDetails,
  { signer }: AppLoadContext,
  language: Language,
) {
  const rnd = randomInt(RND_LIMIT)
  const query = new URLSearchParams({
    paymentStatus: SUCCESSFUL_OUTCOMES.includes(outcome) ? '3' : '-1',
    rnd: String(rnd),
    ...(paymentId !== undefined && { payment_id: String(paymentId) }),
  })
  const cookie = setCookie('topUp', signer.sign(OUTCOME_PURPOSE, [rnd, outcome, retryPath].join(' ')))
  return { address: toLocalizedPath(`/payment-result?${query}`, language), cookie }
}

export function readOutcome({
  request,
  context,
}: RequestAndContext): Omit<OutcomeDetails, 'paymentId'> | undefined {
  const signedValue = context.signer.verify(
    OUTCOME_PURPOSE,
    readCookie(request.headers.get('cookie'), 'topUp'),
  )
  const [rnd, outcome, path] = signedValue?.split(' ') ?? []
  if (rnd === undefined || rnd !== new URL(request.url).searchParams.get('rnd')) return undefined
  const retryPath = parseOwnPath(path)
  return retryPath === undefined ? undefined : { outcome: outcome as PaymentOutcome, retryPath }
}

export function refusalToOutcome({ reason, waitSeconds }: PaymentRefusal): PaymentOutcome {
  return reason ?? (waitSeconds ? 'too_often' : 'refused')
}

export function errorToOutcome(error: unknown): PaymentOutcome {
  if (!isUpstreamError(error)) throw error
  return error.status === 429 ? 'too_often' : 'failed'
}
