import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { Output } from '../../../ui/output'
import { formatLari } from '../lari'
import { panelCodes, type TopUpPanel, topUpAddress } from './address'
import type { TopUpData } from './form'
import { PayPanel } from './pay-panel'
import { PromoPanel } from './promo-panel'

/** Above any page: the ways to fill the balance, then the form of the one that was chosen. */
export function TopUpDialog({ data }: { data: TopUpData }) {
  const { t } = useTranslation(['payments', 'ui'])
  const { shown, closeHref, listHref, returned } = data
  return (
    <Dialog
      id="top-up"
      size="small"
      title={shown === 'list' ? t('payments:top_up.title') : <Back href={listHref} />}
      focus={returned ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        {shown === 'list' ? <Ways data={data} /> : null}
        {shown === 'nothing' ? <p>{t('payments:top_up.nothing')}</p> : null}
        {shown === 'promo_code' ? <PromoPanel data={data} /> : null}
        {shown === 'card' || shown === 'points' ? <PayPanel data={data} panel={shown} /> : null}
      </div>
    </Dialog>
  )
}

/** The title of a chosen way leads back to all of them. */
function Back({ href }: { href: string }) {
  const { t } = useTranslation('payments')
  return (
    <>
      <a href={href} className="back">
        <Icon name="left" />
        {t('top_up.back')}
      </a>
      <span className="vh">: {t('top_up.title')}</span>
    </>
  )
}

function Ways({ data: { listHref, balance } }: { data: TopUpData }) {
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
        {(Object.keys(panelCodes) as TopUpPanel[]).map((panel) => (
          <li key={panel}>
            <a href={topUpAddress(listHref, panel)}>
              <span>
                <b>{t(`top_up.ways.${panel}`)}</b>
                <small>{t(`top_up.way_hints.${panel}`)}</small>
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
