import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, formatLari, History, topUpAddress } from '../../features/balance'
import { ActivePackages } from '../../features/services'
import { usePage } from '../../http/page'
import { ButtonLink } from '../../ui/button'
import { Output } from '../../ui/output'
import type { PaymentsData } from './load.server'

/** What is on the balance, which cards are kept, and what was paid. */
export function PaymentsAndCards({ data }: { data: PaymentsData }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { title, balance, cards, packages, history, view, thisMonth, here } = data
  return (
    <div className="pays">
      <h1>{title}</h1>
      <section className="panel held" aria-label={t('page.balance')}>
        {balance === undefined ? (
          <Unavailable here={here}>{t('page.balance_failed')}</Unavailable>
        ) : (
          <div>
            <span className="mute">{t('page.balance')}</span>
            <Output name="balance" value={balance / 100}>
              {formatLari(balance, language)}
            </Output>
          </div>
        )}
        <ButtonLink variant="main" icon="plus" href={topUpAddress(here)} rel="nofollow">
          {t('page.top_up')}
        </ButtonLink>
      </section>
      <section className="sec" id="cards">
        <h2>{t('page.cards')}</h2>
        {cards ? <CardList cards={cards} /> : <Unavailable here={here}>{t('page.cards_failed')}</Unavailable>}
      </section>
      {packages.length > 0 ? (
        <section className="sec">
          <h2>{t('page.packages')}</h2>
          <ActivePackages packages={packages} />
        </section>
      ) : null}
      <section className="sec">
        <h2>{t('page.history')}</h2>
        {history ? (
          <History found={history} view={view} thisMonth={thisMonth} />
        ) : (
          <Unavailable here={here}>{t('page.history_failed')}</Unavailable>
        )}
      </section>
    </div>
  )
}

/** A block that cannot be had now, with the way to ask again. */
function Unavailable({ here, children }: { here: string; children: ReactNode }) {
  const { t } = useTranslation('errors')
  return (
    <div className="row">
      <p className="mute">{children}</p>
      <ButtonLink variant="plain" size="small" icon="refresh" href={here}>
        {t('try_again')}
      </ButtonLink>
    </div>
  )
}
