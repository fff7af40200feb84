import { useTranslation } from 'react-i18next'
import { SignInDialog } from '~/features/sign-in'
import { InputField } from '~/forms/fields'
import { useFormReply } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import { Output } from '~/ui/output'
import { formatLari } from '../format-lari'
import { promoCodeForm, topUpForms } from './form'
import type { loadTopUp, TopUpData } from './loader.server'
import { CardPanel, PointsPanel } from './pay-panel'
import { PANEL_CODES, type TopUpPanel, topUpHref } from './urls'

const PANELS = { card: CardPanel, points: PointsPanel, promo_code: PromoCodePanel }

/** Renders the payment methods, or the sign-in that they require. */
export function TopUpDialog({ data }: { data: Awaited<ReturnType<typeof loadTopUp>> }) {
  const { t } = useTranslation('payments')
  if ('requiresSignIn' in data) return <SignInDialog {...data} purpose={t('top_up.purpose')} />
  return <PaymentMethods data={data} />
}

function PaymentMethods({ data }: { data: TopUpData }) {
  const { t } = useTranslation(['payments', 'ui'])
  const { screen: shown, closeHref, listHref } = data
  const panel = shown === 'list' || shown === 'nothing' ? undefined : shown
  const isRejected = useFormReply(panel ? topUpForms[panel].id : '') !== undefined
  return (
    <Dialog
      id="top-up"
      size="small"
      title={shown === 'list' ? t('payments:top_up.title') : <BackLink href={listHref} />}
      focus={isRejected ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        {shown === 'list' ? <TopUpMethodList data={data} /> : null}
        {shown === 'nothing' ? <p>{t('payments:top_up.no_methods')}</p> : null}
        {panel ? <Panel panel={panel} data={data} /> : null}
      </div>
    </Dialog>
  )
}

function Panel({ panel, data }: { panel: TopUpPanel; data: TopUpData }) {
  const { t } = useTranslation('payments')
  const View = PANELS[panel]
  return (
    <>
      <h3>{t(`top_up.methods.${panel}`)}</h3>
      <View data={data} />
    </>
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
                <b>{t(`top_up.methods.${panel}`)}</b> <small>{t(`top_up.method_hints.${panel}`)}</small>
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function PromoCodePanel({ data: { action, promoCode } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(promoCodeForm, { defaultValue: { code: promoCode } })
  return (
    <PostForm form={form} action={action} data-enhance="top-up-form">
      <InputField
        field={fields.code}
        label={t('top_up.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button variant="main" wide data-pay>
        {t('top_up.redeem')}
      </Button>
    </PostForm>
  )
}
