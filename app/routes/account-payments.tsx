import { type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CardList,
  formatLari,
  historyPath,
  PAYMENTS_PATH,
  PaymentHistory,
  parseHistoryParams,
  Receipt,
  topUpHref,
} from '~/features/balance'
import { cardsAction, loadReceipt, parseCardToDelete } from '~/features/balance/index.server'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { ActivePackages } from '~/features/services'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { Output } from '~/ui/output'
import { balance, paymentHistory, savedCards } from '~/upstream/payments.server'
import { activePackages } from '~/upstream/services.server'
import { toGeorgianDate } from '~contract/values/georgian-time'

/** Loads the page; blocks that fail are replaced by a message. */
export async function loader(args: LoaderFunctionArgs) {
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

type PaymentsData = Extract<Awaited<ReturnType<typeof loader>>, { shows: 'all' }>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: paymentStyles }]

export const action = pageAction(async (args) => {
  await requireUser(getVisitor(args), args.request)
  return cardsAction(args)
})

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: page.shows === 'all' ? historyPath(page.view) : PAYMENTS_PATH,
  noIndex: true,
}))

export default function Payments() {
  const page = useLoaderData<typeof loader>()
  if (page.shows === 'receipt') return <Receipt receipt={page.receipt} />
  return <PaymentsView data={page} />
}

function PaymentsView({ data }: { data: PaymentsData }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { title, balance, cards, packages, history, view, thisMonth, currentUrl } = data
  return (
    <div className="payment-methods-list">
      <h1>{title}</h1>
      <section className="panel balance-line" aria-label={t('page.balance')}>
        {balance === undefined ? (
          <UnavailableBlock currentUrl={currentUrl}>{t('page.balance_failed')}</UnavailableBlock>
        ) : (
          <div>
            <span className="mute">{t('page.balance')}</span>{' '}
            <Output name="balance" value={balance / 100}>
              {formatLari(balance, language)}
            </Output>
          </div>
        )}
        <ButtonLink variant="main" icon="card" href={topUpHref(currentUrl)} rel="nofollow">
          {t('page.top_up')}
        </ButtonLink>
      </section>
      <section className="section" id="cards">
        <h2>{t('page.cards')}</h2>
        {cards ? (
          <CardList cards={cards} />
        ) : (
          <UnavailableBlock currentUrl={currentUrl}>{t('page.cards_failed')}</UnavailableBlock>
        )}
      </section>
      {packages.length > 0 ? (
        <section className="section">
          <h2>{t('page.packages')}</h2>
          <ActivePackages packages={packages} />
        </section>
      ) : null}
      <section className="section">
        <h2>{t('page.history')}</h2>
        {history ? (
          <PaymentHistory found={history} params={view} thisMonth={thisMonth} />
        ) : (
          <UnavailableBlock currentUrl={currentUrl}>{t('page.history_failed')}</UnavailableBlock>
        )}
      </section>
    </div>
  )
}

function UnavailableBlock({ currentUrl, children }: { currentUrl: string; children: ReactNode }) {
  const { t } = useTranslation('errors')
  return (
    <div className="row">
      <p className="mute">{children}</p>
      <ButtonLink variant="plain" size="small" icon="refresh" href={currentUrl}>
        {t('try_again')}
      </ButtonLink>
    </div>
  )
}
