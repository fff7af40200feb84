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
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { changePassword } from '~/upstream/identity.server'
import { CurrentPasswordField, NewPasswordField } from '../fields'
import { passwordForm } from '../form'
import styles from '../identity.css?url'
import { IdentityForm } from '../identity-form'
import { OwnAccountPage } from '../identity-page'
import { FORGOT_PATH, SAFETY_PATH, toIdentityHref } from '../urls'
import { loadOwnAccountPage, requireOwnAccounts } from '../visit.server'
import { refusePassword } from './own-account.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadOwnAccountPage(args, 'password')

type PasswordData = Awaited<ReturnType<typeof loader>>

async function passwordAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(passwordForm, async (form) => {
      const { password, new_password } = form.values
      const answer = await visitor.call(changePassword(password, new_password))
      if (!answer.ok) {
        const isCommon = answer.fieldErrors.some(({ field }) => field === 'new_password')
        return isCommon
          ? form.reject({ new_password: { key: 'password_refused' } })
          : refusePassword(form, answer)
      }
      return redirectWithFlash(toLocalizedPath(SAFETY_PATH, visitor.language), 'password_changed')
    }),
  )
}

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
