import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { finishDraft } from '~/forms/draft.server'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { loadDraft } from '~/forms/load-draft.server'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { PostForm } from '~/forms/post-form'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { requestRecovery } from '~/upstream/identity.server'
import { RECOVER_PATH, RECOVERY_WAIT_HOURS, VERIFY_HOURS } from '~contract/identity'
import { EmailSentPage } from '../email-sent'
import { refuseEmail, showEmailSent } from '../email-sent.server'
import { recoverForm } from '../form'
import styles from '../identity.css?url'
import { IdentityPage } from '../identity-page'
import { getAttemptsError, toTooManyInit } from '../too-many-attempts'
import { FORGOT_PATH, toIdentityHref } from '../urls'
import { loadGuestPage, requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: LoaderFunctionArgs) {
  const [page, draft] = await Promise.all([loadGuestPage(args, 'recover'), loadDraft(args, recoverForm)])
  return { ...page, draft, isSent: page.isSent && hasSentForm('recovery', args.request) }
}

type RecoverData = Awaited<ReturnType<typeof loader>>

async function recoverAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(recoverForm, async (form) => {
      const { draft, values } = form
      const phone_confirmation =
        draft.confirmed?.phone === values.phone_number ? draft.confirmed.proof : undefined
      const answer = await visitor.call(requestRecovery({ ...values, phone_confirmation }))
      if (answer.ok) {
        finishDraft(draft, undefined)
        return showEmailSent(args, { form: 'recovery', email: values.new_email, path: RECOVER_PATH })
      }
      const attemptsError = getAttemptsError(answer)
      if (attemptsError) return form.reject({ '': attemptsError }, toTooManyInit(answer))
      const fields = answer.fieldErrors.map(({ field }) => field)
      if (fields.includes('new_email')) return form.reject({ new_email: { key: 'email_same' } })
      if (fields.includes('phone_number')) return form.reject({ phone_number: { key: 'phone_unconfirmed' } })
      return refuseEmail(form, answer)
    }),
  )
}

export const action = pageAction(recoverAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: RECOVER_PATH,
  noIndex: true,
}))

export default function Recover() {
  return <RecoverView data={useLoaderData<typeof loader>()} />
}

function RecoverView({ data }: { data: RecoverData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  if (data.isSent)
    return <EmailSentPage text={t('recover.sent', { count: VERIFY_HOURS })} mailboxUrl={data.mailboxUrl} />
  return (
    <IdentityPage title={data.title} lead={t('recover.lead', { hours: RECOVERY_WAIT_HOURS })}>
      <RecoverForm data={data} />
      <p>
        <a href={toIdentityHref(FORGOT_PATH, language)}>{t('titles.forgot')}</a>
      </p>
    </IdentityPage>
  )
}

function RecoverForm({ data: { draft } }: { data: RecoverData }) {
  const { t } = useTranslation('identity')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(recoverForm, { draft })
  return (
    <PostForm form={form} action={layout.currentHref} className="panel stack">
      <InputField field={fields.email} type="email" label={t('recover.email')} autoComplete="username" />
      <PhoneProofField form={form} />
      <InputField field={fields.new_email} type="email" label={t('recover.new_email')} autoComplete="email" />
      <Button variant="main" wide name="intent" value="send">
        {t('recover.send')}
      </Button>
    </PostForm>
  )
}
