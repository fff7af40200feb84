import { useTranslation } from 'react-i18next'
import { InputField, OptionListField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDateTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { Table } from '~/ui/table'
import type { LeadSettings } from '~/upstream/account-leads.server'
import { ACCOUNT_LEADS_PATH, LEAD_ROUTINGS } from '~contract/account-leads'
import { toReaderName } from '~contract/values/reader-name'
import { routingForm, webhookForm } from './form'

interface SettingsProps {
  settings: LeadSettings
}

export function SettingsView({
  data: { settings, isBroker, title },
}: {
  data: SettingsProps & { isBroker: boolean; title: string }
}) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  return (
    <>
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(ACCOUNT_LEADS_PATH, language)}>
          {t('back')}
        </ButtonLink>
      </p>
      <PageHead title={title} />
      <div className="stack lead-settings">
        {isBroker ? <Routing settings={settings} /> : null}
        {settings.agents.length > 0 ? <ResponseTimes settings={settings} /> : null}
        <Webhook settings={settings} />
      </div>
    </>
  )
}

function Routing({ settings: { routing } }: SettingsProps) {
  const { t } = useTranslation('account-leads')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(routingForm, { defaultValue: { routing } })
  return (
    <section className="stack" aria-labelledby="routing-title">
      <h2 id="routing-title">{t('settings.routing')}</h2>
      <p>{t('settings.routing_text')}</p>
      <PostForm form={form} className="stack narrow-form" action={layout.currentHref}>
        <OptionListField
          field={fields.routing}
          type="radio"
          legend={t('settings.rule')}
          options={LEAD_ROUTINGS.map((value) => ({ value, label: t(`settings.routings.${value}`) }))}
        />
        <p>
          <Button variant="main">{t('settings.save_routing')}</Button>
        </p>
      </PostForm>
    </section>
  )
}

const HOUR_MINUTES = 60

function ResponseTimes({ settings: { agents } }: SettingsProps) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const formatMedian = (minutes: number | undefined) => {
    if (minutes === undefined) return t('settings.not_enough')
    if (minutes < HOUR_MINUTES) return t('settings.minutes', { minutes })
    const hours = Math.floor(minutes / HOUR_MINUTES)
    return t('settings.hours', { hours, minutes: minutes % HOUR_MINUTES })
  }
  return (
    <section className="stack" aria-labelledby="times-title">
      <h2 id="times-title">{t('settings.times')}</h2>
      <p>{t('settings.times_text')}</p>
      <Table
        caption={t('settings.times')}
        rows={agents}
        rowKey={({ id }) => id}
        columns={[
          { key: 'agent', head: t('settings.agent'), cell: ({ name }) => toReaderName(name, language) },
          { key: 'open', head: t('settings.open'), cell: ({ openLeads }) => openLeads, number: true },
          {
            key: 'responses',
            head: t('settings.responses'),
            cell: ({ responses }) => responses,
            number: true,
          },
          {
            key: 'median',
            head: t('settings.median'),
            cell: ({ medianMinutes }) => formatMedian(medianMinutes),
            number: true,
          },
        ]}
      />
    </section>
  )
}

function Webhook({ settings: { webhook } }: SettingsProps) {
  const { t } = useTranslation('account-leads')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(webhookForm, { defaultValue: { url: webhook?.url ?? '' } })
  return (
    <section className="stack" aria-labelledby="webhook-title">
      <h2 id="webhook-title">{t('settings.webhook')}</h2>
      <p>{t('settings.webhook_text')}</p>
      <PostForm form={form} className="stack narrow-form" action={layout.currentHref}>
        <InputField
          field={fields.url}
          type="url"
          label={t('settings.url')}
          hint={t('settings.url_hint')}
          spellCheck={false}
          autoCapitalize="none"
        />
        <p>
          <Button>{t('settings.save_webhook')}</Button>
        </p>
      </PostForm>
      {webhook ? <WebhookState webhook={webhook} /> : null}
    </section>
  )
}

function WebhookState({
  webhook: { secret, lastDelivery },
}: {
  webhook: NonNullable<LeadSettings['webhook']>
}) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const at = lastDelivery && formatDateTime(lastDelivery.at, language)
  return (
    <div className="panel stack after">
      <p>
        {t('settings.secret')}: <code className="any">{secret}</code>
      </p>
      <p className="mute sm">{t('settings.secret_text')}</p>
      {lastDelivery ? (
        <p>
          {lastDelivery.failure
            ? t('settings.failed', { at, reason: lastDelivery.failure })
            : t('settings.delivered', { at })}
        </p>
      ) : null}
    </div>
  )
}
