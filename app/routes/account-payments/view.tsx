import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, formatLari, PaymentHistory, topUpHref } from '~/features/balance'
import { ActivePackages } from '~/features/services'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Output } from '~/ui/output'
import type { PaymentsData } from './loader.server'

export function PaymentsView({ data }: { data: PaymentsData }) {
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
            <span className="mute">{t('page.balance')}</span>
            <Output name="balance" value={balance / 100}>
              {formatLari(balance, language)}
            </Output>
          </div>
        )}
        <ButtonLink variant="main" icon="plus" href={topUpHref(currentUrl)} rel="nofollow">
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
