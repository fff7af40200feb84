import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import { Output } from '~/ui/output'
import { formatLari } from '../format-lari'
import type { TopUpData } from './form'
import { PaymentPanel } from './pay-panel'
import { PromoCodePanel } from './promo-panel'
import { PANEL_CODES, type TopUpPanel, topUpHref } from './urls'

export function TopUpDialog({ data }: { data: TopUpData }) {
  const { t } = useTranslation(['payments', 'ui'])
  const { screen: shown, closeHref, listHref, formResult } = data
  return (
    <Dialog
      id="top-up"
      size="small"
      title={shown === 'list' ? t('payments:top_up.title') : <BackLink href={listHref} />}
      focus={formResult ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        {shown === 'list' ? <TopUpMethodList data={data} /> : null}
        {shown === 'nothing' ? <p>{t('payments:top_up.no_methods')}</p> : null}
        {shown === 'promo_code' ? <PromoCodePanel data={data} /> : null}
        {shown === 'card' || shown === 'points' ? <PaymentPanel data={data} panel={shown} /> : null}
      </div>
    </Dialog>
  )
}

function BackLink({ href }: { href: string }) {
  const { t } = useTranslation('payments')
  return (
    <>
      <a href={href} className="back">
        <Icon name="left" />
        {t('top_up.back')}
      </a>
      <span className="visually-hidden">: {t('top_up.title')}</span>
    </>
  )
}

function TopUpMethodList({ data: { listHref, balance } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <>
      {balance === undefined ? null : (
        <p>
          {t('top_up.balance')}:{' '}
          <Output name="balance" value={balance / 100}>
            <b>{formatLari(balance, language)}</b>
          </Output>
        </p>
      )}
      <p className="mute">{t('top_up.choose')}</p>
      <ul className="ways">
        {(Object.keys(PANEL_CODES) as TopUpPanel[]).map((panel) => (
          <li key={panel}>
            <a href={topUpHref(listHref, panel)}>
              <span>
                <b>{t(`top_up.methods.${panel}`)}</b>
                <small>{t(`top_up.method_hints.${panel}`)}</small>
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
