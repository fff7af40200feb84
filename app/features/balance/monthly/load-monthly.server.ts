import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { type Payment, paymentHistory } from '~/upstream/payments.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { toReaderName } from '~contract/values/reader-name'
import { listSellerFacts } from '../history/seller-facts'
import { getReturns } from '../returns'
import { parseHistoryParams } from '../urls'

/** Maximum pages of 20 payments that are read for one month. */
const MAX_PAGES = 50

/** Loads what the user has bought in a month, the current one by default, with the facts of an invoice. */
export async function loadMonthly({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const thisMonth = toGeorgianDate(new Date()).slice(0, 7)
  const month = parseHistoryParams(new URL(request.url).searchParams).month ?? thisMonth
  const [{ payments, isCut }, i18n] = await Promise.all([
    listPurchases(visitor, month),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'payments')
  return {
    month,
    thisMonth,
    payments,
    /** True if the month has more payments than are read. */
    isCut,
    ...sumPurchases(payments),
    seller: listSellerFacts(context.site, t, visitor.language),
    buyer: [
      { name: t('receipt.payer'), value: toReaderName(user.name, visitor.language) },
      ...(user.email ? [{ name: t('receipt.email'), value: user.email }] : []),
    ],
    title: t('monthly.title'),
  }
}

export type MonthlyData = Awaited<ReturnType<typeof loadMonthly>>

/** Lists completed purchases, earliest first; those that failed or are pending have no receipt. */
async function listPurchases(visitor: Visitor, month: string) {
  const payments: Payment[] = []
  let lastPage = 1
  for (let page = 1; page <= Math.min(lastPage, MAX_PAGES); page += 1) {
    const found = await visitor.call(paymentHistory({ page, month, kind: 'out' }))
    payments.push(...found.payments.filter(({ receiptNumber }) => receiptNumber))
    lastPage = found.lastPage
  }
  return { payments: payments.reverse(), isCut: lastPage > MAX_PAGES }
}

/** Sums purchases in tetri: all of them, what was returned, and what remains. */
export function sumPurchases(payments: readonly Pick<Payment, 'amount' | 'refunded' | 'returned'>[]) {
  const bought = payments.reduce((sum, { amount }) => sum + amount, 0)
  const returned = payments.reduce((sum, payment) => sum + getReturns(payment).total, 0)
  return { bought, returned, remaining: bought - returned }
}
