import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { CurrentPasswordField, NewPasswordField } from '../fields'
import styles from '../identity.css?url'
import { IdentityForm } from '../identity-form'
import { OwnAccountPage } from '../identity-page'
import { FORGOT_PATH, toIdentityHref } from '../urls'
import { passwordForm } from './form'
import { loadPassword, type PasswordData, passwordAction } from './own-account.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadPassword(args)

export const action = pageAction(passwordAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/password',
  noIndex: true,
}))

export default function Password() {
  return <PasswordView data={useLoaderData<typeof loader>()} />
}

function PasswordView({ data }: { data: PasswordData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(passwordForm)
  return (
    <OwnAccountPage title={data.title} lead={t('password_page.lead')}>
      <IdentityForm form={form} submit={t('save_password')}>
        {/* Password managers save the new password with it. */}
        <input type="hidden" value={data.email} autoComplete="username" />
        <CurrentPasswordField field={fields.password} />
        <NewPasswordField field={fields.new_password} />
      </IdentityForm>
      <p>
        <a href={toIdentityHref(FORGOT_PATH, language)}>{t('sign_in.forgotten')}</a>
      </p>
    </OwnAccountPage>
  )
}
