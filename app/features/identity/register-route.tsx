import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { InputField, RadioGroupField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PhoneField } from '~/forms/phone-field'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { register } from '~/upstream/identity.server'
import { ACCOUNT_TYPES, type AccountType, INVITATION_PATH } from '~contract/accounts'
import { VERIFY_HOURS } from '~contract/identity'
import { EmailSentPage } from './email-sent'
import { refuseEmail, showEmailSent } from './email-sent.server'
import { EmailField, NewPasswordField } from './fields'
import { registerForm } from './form'
import styles from './identity.css?url'
import { IdentityForm } from './identity-form'
import { IdentityPage } from './identity-page'
import { REGISTER_PATH, SIGN_IN_PATH, toIdentityHref } from './urls'
import { getContinuePath, loadGuestPage, requireOwnAccounts } from './visit.server'

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadGuestPage(args, 'register')
  return { ...page, isSent: page.isSent && hasSentForm('registration', args.request) }
}

type RegisterData = Awaited<ReturnType<typeof loader>>

async function registerAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(registerForm, async (form) => {
      const { values, reject } = form
      const continuePath = getContinuePath(args) ?? ''
      const answer = await visitor.call(register({ ...values, continue_path: continuePath }))
      if (answer.ok)
        return showEmailSent(args, { form: 'registration', email: values.email, path: REGISTER_PATH })
      // Other upstream errors are caught by validation.
      const [refused] = answer.fieldErrors
      if (refused?.field === 'password') return reject({ password: { key: 'password_common' } })
      if (refused?.field === 'email') return reject({ email: { key: 'email_lookalike' } })
      return refuseEmail(form, answer)
    }),
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const action = pageAction(registerAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/register',
  noIndex: true,
}))

export default function Register() {
  return <RegisterView data={useLoaderData<typeof loader>()} />
}

function RegisterView({ data }: { data: RegisterData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  if (data.isSent)
    return <EmailSentPage text={t('register.sent', { count: VERIFY_HOURS })} mailboxUrl={data.mailboxUrl} />
  return (
    <IdentityPage title={data.title} lead={t('register.lead')}>
      <RegisterForm type={data.continuePath?.endsWith(INVITATION_PATH) ? 'agent' : 'physical'} />
      <div className="stack">
        <p>{t('register.have_account')}</p>
        <ButtonLink wide href={toIdentityHref(SIGN_IN_PATH, language, data.continuePath)}>
          {t('sign_in.send')}
        </ButtonLink>
      </div>
    </IdentityPage>
  )
}

/** @param type account type that is chosen first: an invited person registers as an agent */
function RegisterForm({ type }: { type: AccountType }) {
  const { t } = useTranslation(['identity', 'account'])
  const { form, fields } = useDefinedForm(registerForm, { defaultValue: { type } })
  return (
    <IdentityForm form={form} submit={t('register.send')} className="registration">
      <RadioGroupField
        field={fields.type}
        legend={t('register.type')}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`account:kinds.${value}`) }))}
      />
      <p className="hint designer-hint">{t('register.designer_hint')}</p>
      <div className="stack company-fields">
        <p className="hint">{t('register.company_hint')}</p>
        <InputField
          field={fields.company_name}
          label={t('register.company_name')}
          autoComplete="organization"
        />
        <InputField
          field={fields.company_code}
          label={t('register.company_code')}
          hint={t('register.company_code_hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <InputField field={fields.first_name} label={t('register.first_name')} autoComplete="given-name" />
      <InputField field={fields.last_name} label={t('register.last_name')} autoComplete="family-name" />
      <EmailField field={fields.email} />
      <PhoneField field={fields.phone_number} label={t('register.phone')} optional={t('optional')} />
      <NewPasswordField field={fields.password} isFirst />
    </IdentityForm>
  )
}
