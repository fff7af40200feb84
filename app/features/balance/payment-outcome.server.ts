import { randomInt } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { parseOwnPath } from '~/http/own-path'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { readCookie, setCookie } from '~/session/cookies.server'
import type { DeclineReason, PaymentRefusal } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'

/** What became of a form where no payment can tell: the page of results would otherwise have to believe its address. */
export type PaymentOutcome = DeclineReason | 'credited' | 'failed' | 'refused' | 'too_often'

const SUCCESSFUL_OUTCOMES: readonly PaymentOutcome[] = ['credited']
/** The specification's `rnd` is 0 to 999. */
const RND_LIMIT = 1_000
const OUTCOME_PURPOSE = 'top-up'
const ORIGIN_PURPOSE = 'top-up origin'

interface OutcomeDetails {
  outcome: PaymentOutcome
  /** The page with the form that led here, where it can be tried again. */
  retryPath: string
  /** The payment that it is about, when one was made. */
  paymentId?: number | undefined
}

interface RequestAndContext {
  request: Request
  context: AppLoadContext
}

/** Leads to the page of results, which knows the outcome by a cookie whose number stands in the address. */
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

/** The outcome that the address of this request belongs to. */
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

/** The `Set-Cookie` line that remembers from which page a balance was filled, for the page of results. */
export function serializePaymentOrigin(paymentId: number, page: string, { signer }: AppLoadContext): string {
  return setCookie('topUp', signer.sign(ORIGIN_PURPOSE, `${paymentId} ${page}`))
}

/** The page that a payment was begun on. */
export function readPaymentOrigin(
  paymentId: number,
  { request, context }: RequestAndContext,
): string | undefined {
  const signedValue = context.signer.verify(
    ORIGIN_PURPOSE,
    readCookie(request.headers.get('cookie'), 'topUp'),
  )
  const [id, page] = signedValue?.split(' ') ?? []
  return id === String(paymentId) ? parseOwnPath(page) : undefined
}

/** Why nothing came of it, where the call was refused. */
export function refusalToOutcome({ reason, waitSeconds }: PaymentRefusal): PaymentOutcome {
  return reason ?? (waitSeconds ? 'too_often' : 'refused')
}

/** Why nothing came of it, where the call failed. */
export function errorToOutcome(error: unknown): PaymentOutcome {
  if (!isUpstreamError(error)) throw error
  return error.status === 429 ? 'too_often' : 'failed'
}
