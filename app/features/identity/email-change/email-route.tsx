import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { listMailboxCookies } from '~/session/typed-emails.server'
import { getVisitor } from '~/session/visitor.server'
import { changeEmail } from '~/upstream/identity.server'
import { EMAIL_UNDO_DAYS } from '~contract/identity'
import { refuseEmail } from '../email-sent.server'
import { CurrentPasswordField } from '../fields'
import { emailForm } from '../form'
import styles from '../identity.css?url'
import { IdentityForm } from '../identity-form'
import { OwnAccountPage } from '../identity-page'
import { refusePassword } from '../own-account/own-account.server'
import { EMAIL_PATH, SAFETY_PATH } from '../urls'
import { loadOwnAccountPage, requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadOwnAccountPage(args, 'email')

type EmailData = Awaited<ReturnType<typeof loader>>

async function emailAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(emailForm, async (form) => {
      const answer = await visitor.call(changeEmail(form.values))
      if (answer.ok)
        return redirectWithFlash(
          toLocalizedPath(SAFETY_PATH, visitor.language),
          'email_change_sent',
          listMailboxCookies(args, form.values.new_email),
        )
      const fields = answer.fieldErrors.map(({ field }) => field)
      if (fields.includes('new_email')) return form.reject({ new_email: { key: 'email_same' } })
      if (fields.includes('daily_limit')) return refuseEmail(form, answer)
      return refusePassword(form, answer)
    }),
  )
}

export const action = pageAction(emailAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: EMAIL_PATH,
  noIndex: true,
}))

export default function Email() {
  return <EmailView data={useLoaderData<typeof loader>()} />
}

function EmailView({ data }: { data: EmailData }) {
  const { t } = useTranslation('identity')
  const { form, fields } = useDefinedForm(emailForm)
  return (
    <OwnAccountPage
      title={data.title}
      lead={t('email_page.lead', { email: data.email, days: EMAIL_UNDO_DAYS })}
    >
      <IdentityForm form={form} submit={t('email_page.send')}>
        <InputField
          field={fields.new_email}
          type="email"
          label={t('email_page.new_email')}
          autoComplete="email"
        />
        <CurrentPasswordField field={fields.password} />
      </IdentityForm>
    </OwnAccountPage>
  )
}
