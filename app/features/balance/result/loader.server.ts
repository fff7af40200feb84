import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAllowedUrl, toHref } from '~/http/allowed-url'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { paymentById } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseId } from '~contract/values/ids'
import { parseUrl } from '~contract/values/url'
import { readPaymentOrigin } from '../payment-origin.server'
import { readOutcome } from '../payment-outcome.server'
import { PAYMENTS_PATH } from '../urls'
import { getResultScreen, type ResultScreen } from './result-screen'

/** Number from 0 to 999. */
const RND = /^\d{1,3}$/

export async function loadPaymentResult({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const id = parseId(url.searchParams.get('payment_id'), Number.MAX_SAFE_INTEGER)
  const payment = id && visitor.isSignedIn ? await findPayment(visitor, id) : undefined
  const screen = getResultScreen({
    signedIn: visitor.isSignedIn,
    payment,
    hasRecords: !context.site.hasOperatorApis,
    formOutcome: readOutcome({ request, context }),
    status: url.searchParams.get('paymentStatus'),
  })
  const currentHref = url.pathname + url.search
  const origin = readPaymentOrigin({ request, context })
  const recordedPage = 'payment' in screen ? screen.payment?.providerPage : undefined
  const bankPage = recordedPage ? { page: recordedPage } : origin?.bankPage
  return {
    result: screen,
    analyticsEvents: takePaymentEvents(screen, context),
    /** Number of a failed payment's page, which the specification keeps in browser storage. */
    rnd: screen.screen === 'failed' ? RND.exec(url.searchParams.get('rnd') ?? '')?.[0] : undefined,
    currentHref,
    signInHref: toLocalizedPath(`/auth?${new URLSearchParams({ Continue: currentHref })}`, visitor.language),
    continueHref: isPaymentsPage(origin?.page) ? undefined : origin?.page,
    retryHref: origin?.retryPath,
    /** True if reloading checks the payment again, at an upstream that knows it. */
    canCheckAgain: id !== undefined && visitor.isSignedIn,
    isGuest: !visitor.isSignedIn,
    providerHref: toProviderHref(bankPage?.page, context),
    /** Fields of a form for the bank's page. */
    providerFields: bankPage?.fields,
  }
}

export type PaymentResultData = Awaited<ReturnType<typeof loadPaymentResult>>

/**
 * Reports a finished payment once: the purchase if it succeeded, nothing if the money stayed on the balance.
 */
function takePaymentEvents(result: ResultScreen, { dataLayer }: LoaderFunctionArgs['context']) {
  const payment = 'payment' in result ? result.payment : undefined
  if (!payment || result.screen === 'pending') return undefined
  const isPaid = result.screen === 'paid' && payment.reason !== 'kept_on_balance'
  return dataLayer?.takePaymentEvents(payment.id, { isPaid })
}

function isPaymentsPage(page: string | undefined): boolean {
  return page !== undefined && withoutLanguagePrefix(page).startsWith(PAYMENTS_PATH)
}

/** Finds a payment; another user's looks like a missing one. */
async function findPayment(visitor: Visitor, id: number) {
  const request = visitor.call(paymentById(id)).catch((error: unknown) => {
    if (isUpstreamError(error) && error.status === 404) return 'none' as const
    throw error
  })
  const found = await visitor.optional('payment', request)
  return found === 'none' ? undefined : (found ?? 'unreachable')
}

/**
 * Returns the link to the bank. Its host may be known only to the upstream; unencrypted links lead only to
 * the operator's partners.
 */
function toProviderHref(
  page: string | undefined,
  { origin, site }: LoaderFunctionArgs['context'],
): string | undefined {
  const allowed = toAllowedUrl(page, { own: origin, partners: site.partnerOrigins })
  if (allowed) return toHref(allowed, origin)
  const url = page ? parseUrl(page) : undefined
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined
}
