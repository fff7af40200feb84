import { useTranslation } from 'react-i18next'
import { InputField, RadioGroupField } from '~/forms/fields'
import { PhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { VERIFY_HOURS } from '~contract/identity'
import { EmailSentPage } from '../email-sent'
import { EmailField, NewPasswordField } from '../fields'
import { IdentityPage } from '../identity-page'
import { SIGN_IN_PATH, toIdentityHref } from '../urls'
import { registerForm } from './form'
import type { RegisterData } from './register.server'

export function RegisterView({ data }: { data: RegisterData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  if (data.isSent)
    return <EmailSentPage text={t('register.sent', { count: VERIFY_HOURS })} mailboxUrl={data.mailboxUrl} />
  return (
    <IdentityPage title={data.title} lead={t('register.lead')}>
      <RegisterForm />
      <div className="stack">
        <p>{t('register.have_account')}</p>
        <ButtonLink wide href={toIdentityHref(SIGN_IN_PATH, language, data.continuePath)}>
          {t('sign_in.send')}
        </ButtonLink>
      </div>
    </IdentityPage>
  )
}

function RegisterForm() {
  const { t } = useTranslation(['identity', 'account'])
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(registerForm, { defaultValue: { type: 'physical' } })
  return (
    <PostForm form={form} action={layout.currentHref} className="panel stack registration">
      <RadioGroupField
        field={fields.type}
        legend={t('register.type')}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`account:kinds.${value}`) }))}
      />
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
      <Button variant="main" wide>
        {t('register.send')}
      </Button>
    </PostForm>
  )
}
