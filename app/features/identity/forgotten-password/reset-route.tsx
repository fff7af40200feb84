import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { resetPassword } from '~/upstream/identity.server'
import { getDevice } from '../device.server'
import { NewPasswordField } from '../fields'
import { resetForm } from '../form'
import styles from '../identity.css?url'
import { LinkForm } from '../identity-form'
import { IdentityPage } from '../identity-page'
import { loadLink, showExpiredLink } from '../link.server'
import { serializeWithoutResetCode } from '../reset-code-cookie.server'
import { FORGOT_PATH, SIGN_IN_PATH, toIdentityHref } from '../urls'
import { requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadLink(args, 'reset')

type ResetData = Awaited<ReturnType<typeof loader>>

async function resetAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const device = getDevice(args.request)
  return handleForms(
    args,
    onSubmit(resetForm, async ({ values, reject, refuse }) => {
      const answer = await visitor.call(resetPassword({ ...values, deviceId: device.id }))
      if (answer.ok)
        return redirectWithFlash(toLocalizedPath(SIGN_IN_PATH, visitor.language), 'password_changed', [
          device.cookie,
          serializeWithoutResetCode(),
        ])
      const [refused] = answer.fieldErrors
      if (refused?.field === 'code') return showExpiredLink(args)
      if (refused?.field === 'new_password') return reject({ new_password: { key: 'password_common' } })
      return refuse(answer)
    }),
  )
}

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
