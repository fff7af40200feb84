import { randomInt } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { readCookie, setCookie } from '../../http/cookies.server'
import { ownAddress } from '../../http/own-address'
import { type Language, localizedPath } from '../../i18n/languages'
import { isUpstreamError } from '../../upstream/errors'
import type { Decline, PaymentRefusal } from '../../upstream/payments.server'

/** What became of a form where no payment can tell: the page of results would otherwise have to believe its address. */
export type Outcome = Decline | 'credited' | 'failed' | 'refused' | 'too_often'

const GOOD: readonly Outcome[] = ['credited']
/** The specification's `rnd` is 0 to 999. */
const RANDOM = 1_000
const PURPOSE = 'top-up'
const ORIGIN_PURPOSE = 'top-up origin'

interface Told {
  outcome: Outcome
  /** The page with the form that led here, where it can be tried again. */
  again: string
  /** The payment that it is about, when one was made. */
  paymentId?: number | undefined
}

interface Asked {
  request: Request
  context: AppLoadContext
}

/** Leads to the page of results, which knows the outcome by a cookie whose number stands in the address. */
export function leadToOutcome(
  { outcome, again, paymentId }: Told,
  { signer }: AppLoadContext,
  language: Language,
) {
  const rnd = randomInt(RANDOM)
  const query = new URLSearchParams({
    paymentStatus: GOOD.includes(outcome) ? '3' : '-1',
    rnd: String(rnd),
    ...(paymentId !== undefined && { payment_id: String(paymentId) }),
  })
  const cookie = setCookie('topUp', signer.sign(PURPOSE, [rnd, outcome, again].join(' ')))
  return { address: localizedPath(`/payment-result?${query}`, language), cookie }
}

/** The outcome that the address of this request belongs to. */
export function outcomeOf({ request, context }: Asked): Omit<Told, 'paymentId'> | undefined {
  const said = context.signer.read(PURPOSE, readCookie(request.headers.get('cookie'), 'topUp'))
  const [rnd, outcome, path] = said?.split(' ') ?? []
  if (rnd === undefined || rnd !== new URL(request.url).searchParams.get('rnd')) return undefined
  const again = ownAddress(path)
  return again === undefined ? undefined : { outcome: outcome as Outcome, again }
}

/** The `Set-Cookie` line that remembers from which page a balance was filled, for the page of results. */
export function comesFrom(paymentId: number, page: string, { signer }: AppLoadContext): string {
  return setCookie('topUp', signer.sign(ORIGIN_PURPOSE, `${paymentId} ${page}`))
}

/** The page that a payment was begun on. */
export function originOf(paymentId: number, { request, context }: Asked): string | undefined {
  const said = context.signer.read(ORIGIN_PURPOSE, readCookie(request.headers.get('cookie'), 'topUp'))
  const [id, page] = said?.split(' ') ?? []
  return id === String(paymentId) ? ownAddress(page) : undefined
}

/** Why nothing came of it, where the call was refused. */
export function outcomeOfRefusal({ reason, waitSeconds }: PaymentRefusal): Outcome {
  return reason ?? (waitSeconds ? 'too_often' : 'refused')
}

/** Why nothing came of it, where the call failed. */
export function outcomeOfFailure(error: unknown): Outcome {
  if (!isUpstreamError(error)) throw error
  return error.status === 429 ? 'too_often' : 'failed'
}
