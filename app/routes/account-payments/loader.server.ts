import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { historyPath, parseHistoryParams } from '~/features/balance'
import { loadReceipt, parseCardToDelete } from '~/features/balance/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { balance, paymentHistory, savedCards } from '~/upstream/payments.server'
import { activePackages } from '~/upstream/services.server'
import { toGeorgianDate } from '~contract/values/georgian-time'

/** Loads the page; blocks that fail are replaced by a message. */
export async function loadPayments(args: LoaderFunctionArgs) {
  const { request } = args
  const visitor = getVisitor(args)
  await requireUser(visitor, request)
  const url = new URL(request.url)
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'payments')
  if (url.searchParams.has('receipt')) {
    const receipt = await loadReceipt(args, url.searchParams.get('receipt'))
    return { shows: 'receipt' as const, receipt, title: receipt.title }
  }

  const historyParams = parseHistoryParams(url.searchParams)
  const [tetri, cards, history, packages] = await Promise.all([
    visitor.optional('balance', visitor.call(balance)),
    visitor.optional('cards', visitor.call(savedCards)),
    visitor.optional('payments', visitor.call(paymentHistory(historyParams))),
    visitor.optional('packages', visitor.call(activePackages)),
  ])
  const cardToDelete = parseCardToDelete(url)
  if (cardToDelete !== undefined && cards && !cards.some(({ id }) => id === cardToDelete))
    throw notFound('errors.page_desc')
  if (history && historyParams.page > 1 && historyParams.page > history.lastPage)
    throw redirect(
      toLocalizedPath(historyPath({ ...historyParams, page: history.lastPage }), visitor.language),
    )
  return {
    shows: 'all' as const,
    balance: tetri,
    cards,
    history,
    view: historyParams,
    packages: packages ?? [],
    thisMonth: toGeorgianDate(new Date()).slice(0, 7),
    currentUrl: url.pathname + url.search,
    title: t('page.title'),
  }
}

export type PaymentsData = Extract<Awaited<ReturnType<typeof loadPayments>>, { shows: 'all' }>
