import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAllowedUrl } from '~/http/allowed-url'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { paymentById } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseId } from '~contract/values/ids'
import { readOutcome, readPaymentOrigin } from '../payment-outcome.server'
import { PAYMENTS_PATH } from '../urls'
import { getResultScreen, type ResultScreen } from './result-screen'

export async function loadPaymentResult({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const id = parseId(url.searchParams.get('payment_id'), Number.MAX_SAFE_INTEGER)
  const payment = id && visitor.isSignedIn ? await findPayment(visitor, id) : undefined
  const screen = getResultScreen({
    signedIn: visitor.isSignedIn,
    payment,
    formOutcome: readOutcome({ request, context }),
    status: url.searchParams.get('paymentStatus'),
  })
  const currentHref = url.pathname + url.search
  return {
    result: screen,
    analyticsEvents: takePaymentEvents(screen, context),
    currentHref,
    signInHref: toLocalizedPath(`/auth?${new URLSearchParams({ Continue: currentHref })}`, visitor.language),
    continueHref: getContinueHref(id, { request, context }),
    providerHref:
      'payment' in screen ? toProviderHref(screen.payment?.providerPage, context.origin) : undefined,
  }
}

export type PaymentResultData = Awaited<ReturnType<typeof loadPaymentResult>>

/** Reports a finished payment once: the purchase if it succeeded, nothing when the money stayed on the balance. */
function takePaymentEvents(result: ResultScreen, { dataLayer }: LoaderFunctionArgs['context']) {
  const payment = 'payment' in result ? result.payment : undefined
  if (!payment || result.screen === 'pending') return undefined
  return dataLayer?.takePaymentEvents(
    payment.id,
    result.screen === 'paid' && payment.reason !== 'kept_on_balance',
  )
}

function getContinueHref(id: number | undefined, args: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const page = id === undefined ? undefined : readPaymentOrigin(id, args)
  return page && !withoutLanguagePrefix(page).startsWith(PAYMENTS_PATH) ? page : undefined
}

/** Another user's payment looks like a missing one. */
async function findPayment(visitor: Visitor, id: number) {
  const request = visitor.call(paymentById(id)).catch((error: unknown) => {
    if (isUpstreamError(error) && error.status === 404) return 'none' as const
    throw error
  })
  const found = await visitor.optional('payment', request)
  return found === 'none' ? undefined : (found ?? 'unreachable')
}

/** The bank's host is known only to the upstream; unencrypted links are dropped. */
function toProviderHref(page: string | undefined, own: string): string | undefined {
  const ours = toAllowedUrl(page, { own, partners: [] })
  if (ours) return ours.pathname + ours.search
  const url = page && URL.canParse(page) ? new URL(page) : undefined
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined
}
