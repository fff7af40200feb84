import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { NewPasswordField } from '../fields'
import styles from '../identity.css?url'
import { LinkForm } from '../identity-form'
import { IdentityPage } from '../identity-page'
import { FORGOT_PATH, toIdentityHref } from '../urls'
import { loadReset, type ResetData, resetAction } from './forgotten-password.server'
import { resetForm } from './form'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadReset(args)

export const action = pageAction(resetAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/reset',
  noIndex: true,
}))

export default function Reset() {
  return <ResetView data={useLoaderData<typeof loader>()} />
}

function ResetView({ data }: { data: ResetData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  if (!data.email)
    return (
      <IdentityPage title={t('titles.link_gone')} lead={t('reset.link_gone')}>
        <ButtonLink variant="main" href={toIdentityHref(FORGOT_PATH, language)}>
          {t('reset.again')}
        </ButtonLink>
      </IdentityPage>
    )
  return (
    <IdentityPage title={data.title} lead={t('reset.lead')}>
      <ResetForm code={data.code} email={data.email} />
    </IdentityPage>
  )
}

function ResetForm({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('identity')
  const { form, fields } = useDefinedForm(resetForm)
  return (
    <LinkForm form={form} id="reset-email" code={code} email={email} submit={t('save_password')}>
      <NewPasswordField field={fields.new_password} />
    </LinkForm>
  )
}
