import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { sendResetLink } from '~/upstream/identity.server'
import { RESET_HOURS } from '~contract/identity'
import { EmailSentPage } from '../email-sent'
import { refuseEmail, showEmailSent } from '../email-sent.server'
import { EmailField } from '../fields'
import { forgotForm } from '../form'
import styles from '../identity.css?url'
import { IdentityForm } from '../identity-form'
import { IdentityPage } from '../identity-page'
import { FORGOT_PATH, RECOVER_PATH, SIGN_IN_PATH, toIdentityHref } from '../urls'
import { loadIdentityPage, requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadIdentityPage(args, 'forgot')
  return { ...page, isSent: page.isSent && hasSentForm('forgotten_password', args.request) }
}

type ForgotData = Awaited<ReturnType<typeof loader>>

async function forgotAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(forgotForm, async (form) => {
      const { email } = form.values
      const answer = await visitor.call(sendResetLink(email))
      return answer.ok
        ? showEmailSent(args, { form: 'forgotten_password', email, path: FORGOT_PATH })
        : refuseEmail(form, answer)
    }),
  )
}

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
        <a href={toIdentityHref(RECOVER_PATH, language)}>{t('forgot.lost_mailbox')}</a>
      </p>
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
