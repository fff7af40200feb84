import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { contactForm } from '../form'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

export function ContactStep({ data, action }: StepProps) {
  return data.isSignedIn ? <ContactForm data={data} action={action} /> : <SignInRequest />
}

function ContactForm({ data: { known, draft, phoneDraft }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { form, fields } = useDefinedForm(contactForm, { defaultValue: known, draft: phoneDraft })
  return (
    <StepForm form={form} action={action} version={draft?.version ?? 0} intent="save">
      <InputField field={fields.owner_name} label={t('fields.owner_name')} autoComplete="name" />
      <PhoneProofField form={form} label={t('fields.phone_number')} />
    </StepForm>
  )
}

/** What is written so far is taken along. */
export function SignInRequest() {
  const { t } = useTranslation('statement-drafts')
  const { layout } = usePage()
  return (
    <>
      <p>{t('sign_in_text')}</p>
      <ButtonLink variant="main" wide href={layout.signInHref}>
        {t('sign_in')}
      </ButtonLink>
    </>
  )
}
