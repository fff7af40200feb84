import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { historyAddress, readHistoryView } from '../../features/balance'
import { cardToForget, loadReceipt } from '../../features/balance/index.server'
import { notFound } from '../../http/failures.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { isoDay } from '../../i18n/format'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { balance, paymentHistory, savedCards } from '../../upstream/payments.server'
import { activePackages } from '../../upstream/services.server'

/** The balance, the cards and what was paid, or one receipt. Each block that cannot be had is told so in its place. */
export async function loadPayments(args: LoaderFunctionArgs) {
  const { request } = args
  const visitor = readVisitor(args)
  const user = await requireUser(visitor, request)
  const url = new URL(request.url)
  const t = (await i18nFor(visitor.language)).getFixedT(visitor.language, 'payments')
  if (url.searchParams.has('receipt')) {
    const payment = await loadReceipt(visitor, url.searchParams.get('receipt'))
    const title = t('receipt.title', { number: payment.receiptNumber ?? payment.id })
    return { shows: 'receipt' as const, payment, payer: user.name, title }
  }

  const view = readHistoryView(url.searchParams)
  const [held, cards, history, packages] = await Promise.all([
    visitor.optional('balance', visitor.call(balance)),
    visitor.optional('cards', visitor.call(savedCards)),
    visitor.optional('payments', visitor.call(paymentHistory(view))),
    visitor.optional('packages', visitor.call(activePackages)),
  ])
  const forgetting = cardToForget(url)
  if (forgetting !== undefined && cards && !cards.some(({ id }) => id === forgetting))
    throw notFound('errors.page_desc')
  if (history && view.page > 1 && view.page > history.lastPage)
    throw redirect(localizedPath(historyAddress({ ...view, page: history.lastPage }), visitor.language))
  return {
    shows: 'all' as const,
    balance: held,
    cards,
    history,
    view,
    packages: packages ?? [],
    /** `2026-11`: the latest month that can be chosen. */
    thisMonth: isoDay(new Date()).slice(0, 7),
    here: url.pathname + url.search,
    title: t('page.title'),
  }
}

export type PaymentsData = Extract<Awaited<ReturnType<typeof loadPayments>>, { shows: 'all' }>
