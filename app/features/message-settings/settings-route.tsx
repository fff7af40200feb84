import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { type AnyField, DropdownField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { languageNames, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { PageHead } from '~/ui/page-head'
import { Table } from '~/ui/table'
import { messageSettings, saveMessageSettings } from '~/upstream/message-settings.server'
import { LANGUAGES } from '~contract/languages'
import {
  isOptionalNotification,
  OPTIONAL_MESSAGE_KINDS,
  OPTIONAL_NOTIFICATIONS,
  type OptionalMessageKind,
} from '~contract/messages'
import { messageSettingsForm } from './form'
import styles from './message-settings.css?url'
import { MESSAGE_SETTINGS_PATH } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const [{ email, language, unwanted, hidden }, i18n] = await Promise.all([
    visitor.call(messageSettings),
    getI18n(visitor.language),
  ])
  return {
    email,
    language: language ?? '',
    wanted: OPTIONAL_MESSAGE_KINDS.filter((kind) => !unwanted.includes(kind)),
    shown: OPTIONAL_NOTIFICATIONS.filter((kind) => !hidden.includes(kind)),
    title: i18n.getFixedT(visitor.language, 'notifications')('settings.title'),
  }
}

type MessageSettingsData = Awaited<ReturnType<typeof loader>>

async function messageSettingsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(messageSettingsForm, async ({ values, refuse }) => {
      const answer = await visitor.call(saveMessageSettings(values))
      if (!answer.ok) return refuse(answer)
      return redirectWithFlash(
        toLocalizedPath(MESSAGE_SETTINGS_PATH, visitor.language),
        'message_settings_saved',
      )
    }),
  )
}

export const action = pageAction(messageSettingsAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: MESSAGE_SETTINGS_PATH,
  noIndex: true,
}))

export default function NotificationSettings() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <MessageSettingsForm data={data} />
    </>
  )
}

function MessageSettingsForm({ data: { email, language, wanted, shown } }: { data: MessageSettingsData }) {
  const { t } = useTranslation('notifications')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(messageSettingsForm, { defaultValue: { language, wanted, shown } })
  return (
    <div className="stack prose">
      <p>{t('settings.text', { email })}</p>
      <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
        <div className="message-kinds">
          <Table
            caption={t('settings.wanted')}
            columns={[
              { key: 'kind', head: t('settings.wanted'), cell: (kind) => t(`settings.kinds.${kind}`) },
              {
                key: 'email',
                head: t('settings.by_email'),
                cell: (kind) => <KindCheckbox field={fields.wanted} kind={kind} channel="by_email" />,
              },
              {
                key: 'page',
                head: t('settings.on_site'),
                cell: (kind) =>
                  isOptionalNotification(kind) ? (
                    <KindCheckbox field={fields.shown} kind={kind} channel="on_site" />
                  ) : null,
              },
            ]}
            rows={OPTIONAL_MESSAGE_KINDS}
            rowKey={(kind) => kind}
          />
        </div>
        <DropdownField
          field={fields.language}
          label={t('settings.language')}
          hint={t('settings.language_hint')}
          options={[
            { value: '', label: t('settings.page_language') },
            ...LANGUAGES.map((value) => ({ value, label: languageNames[value], lang: value })),
          ]}
        />
        <Button variant="main">{t('settings.save')}</Button>
      </PostForm>
      <section>
        <h2>{t('settings.required')}</h2>
        <p className="mute">{t('settings.required_text')}</p>
      </section>
    </div>
  )
}

interface KindCheckboxProps {
  field: AnyField
  kind: OptionalMessageKind
  channel: 'by_email' | 'on_site'
}

/** Renders a checkbox named after its row and column, which only screen readers announce. */
function KindCheckbox({ field, kind, channel }: KindCheckboxProps) {
  const { t } = useTranslation('notifications')
  const name = `${t(`settings.kinds.${kind}`)}: ${t(`settings.${channel}`)}`
  return (
    <Checkbox
      name={field.name}
      value={kind}
      defaultChecked={field.defaultOptions?.includes(kind) ?? false}
      label={<span className="visually-hidden">{name}</span>}
    />
  )
}
