import type { LoaderFunctionArgs } from '@remix-run/node'
import { allowedPage } from '../../../http/allowed-page'
import { readVisitor, type Visitor } from '../../../http/visitor.server'
import { barePath, localizedPath } from '../../../i18n/languages'
import { isUpstreamError } from '../../../upstream/errors'
import { onePayment } from '../../../upstream/payments.server'
import { PAYMENTS_PATH } from '../address'
import { originOf, outcomeOf } from '../outcome.server'
import { type Verdict, verdictOn } from './verdict'

/** The longest number of a payment that any database has. */
const ID = /^[1-9]\d{0,15}$/

/** What the page of results shows at an address. */
export async function loadResult({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const url = new URL(request.url)
  const id = ID.exec(url.searchParams.get('payment_id') ?? '')?.[0]
  const payment = id && visitor.signedIn ? await find(visitor, Number(id)) : undefined
  const verdict = verdictOn({
    signedIn: visitor.signedIn,
    payment,
    told: outcomeOf({ request, context }),
    status: url.searchParams.get('paymentStatus'),
  })
  const here = url.pathname + url.search
  return {
    verdict,
    told: toldBy(verdict, context),
    /** This page, which asks again. */
    here,
    signInHref: localizedPath(`/auth?${new URLSearchParams({ Continue: here })}`, visitor.language),
    /** The page that the balance was filled on, unless it is that of payments itself. */
    goOnHref: goOnFrom(id, { request, context }),
    providerHref:
      'payment' in verdict ? providerHref(verdict.payment?.providerPage, context.origin) : undefined,
  }
}

export type ResultData = Awaited<ReturnType<typeof loadResult>>

/** A payment is told of once it is over: what was bought if it was, and of a balance that kept the money instead nothing. */
function toldBy(verdict: Verdict, { dataLayer }: LoaderFunctionArgs['context']) {
  const payment = 'payment' in verdict ? verdict.payment : undefined
  if (!payment || verdict.screen === 'pending') return undefined
  return dataLayer?.closePayment(
    payment.id,
    verdict.screen === 'paid' && payment.reason !== 'kept_on_balance',
  )
}

function goOnFrom(id: string | undefined, asked: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const page = id === undefined ? undefined : originOf(Number(id), asked)
  return page && !barePath(page).startsWith(PAYMENTS_PATH) ? page : undefined
}

/** Somebody else's payment is as one that does not exist. */
async function find(visitor: Visitor, id: number) {
  const asked = visitor.call(onePayment(id)).catch((error: unknown) => {
    if (isUpstreamError(error) && error.status === 404) return 'none' as const
    throw error
  })
  const found = await visitor.optional('payment', asked)
  return found === 'none' ? undefined : (found ?? 'unreachable')
}

/** A link may lead to any bank, whose address only the upstream knows; never to a page without encryption. */
function providerHref(page: string | undefined, own: string): string | undefined {
  const ours = allowedPage(page, { own, partners: [] })
  if (ours) return ours.pathname + ours.search
  const url = page && URL.canParse(page) ? new URL(page) : undefined
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined
}
