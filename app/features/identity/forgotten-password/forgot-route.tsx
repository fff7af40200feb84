import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { RESET_HOURS } from '~contract/identity'
import { EmailSentPage } from '../email-sent'
import { EmailField } from '../fields'
import styles from '../identity.css?url'
import { IdentityForm } from '../identity-form'
import { IdentityPage } from '../identity-page'
import { SIGN_IN_PATH, toIdentityHref } from '../urls'
import { type ForgotData, forgotAction, loadForgot } from './forgotten-password.server'
import { forgotForm } from './form'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadForgot(args)

export const action = pageAction(forgotAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/forgot',
  noIndex: true,
}))

export default function Forgot() {
  return <ForgotView data={useLoaderData<typeof loader>()} />
}

function ForgotView({ data }: { data: ForgotData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  if (data.isSent)
    return <EmailSentPage text={t('forgot.sent', { count: RESET_HOURS })} mailboxUrl={data.mailboxUrl} />
  return (
    <IdentityPage title={data.title} lead={t('forgot.lead')}>
      <ForgotForm />
      <p>
        <a href={toIdentityHref(SIGN_IN_PATH, language, data.continuePath)}>{t('back_to_sign_in')}</a>
      </p>
    </IdentityPage>
  )
}

function ForgotForm() {
  const { t } = useTranslation('identity')
  const { form, fields } = useDefinedForm(forgotForm)
  return (
    <IdentityForm form={form} submit={t('forgot.send')}>
      <EmailField field={fields.email} />
    </IdentityForm>
  )
}
