import { useTranslation } from 'react-i18next'
import { DropdownField, InputField, TextAreaField } from '~/forms/fields'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { CLIENT_FIELDS, MAX_CLIENT_NOTE_LENGTH } from '~contract/statement-drafts'
import { formatPhone } from '~contract/values/phone'
import { agentContactForm, contactForm } from '../form'
import { BackLink, StepForm } from './step-form'
import type { StepProps } from './step-props'

export function ContactStep({ data, action }: StepProps) {
  if (data.isSignedIn && data.agentPhones)
    return <AgentContactForm data={data} action={action} phones={data.agentPhones} />
  if (data.isSignedIn) return <ContactForm data={data} action={action} />
  return (
    <>
      <SignInRequest />
      <BackLink page={data.page} />
    </>
  )
}

function ContactForm({ data: { known, draft, phoneDraft, hasClients }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { form, fields } = useDefinedForm(contactForm, { defaultValue: known, draft: phoneDraft })
  return (
    <StepForm form={form} action={action} version={draft?.version ?? 0}>
      <InputField field={fields.owner_name} label={t('fields.owner_name')} autoComplete="name" />
      <PhoneProofField form={form} label={t('fields.phone_number')} />
      {hasClients ? <ClientFields fields={fields} /> : null}
    </StepForm>
  )
}

/** Renders the contact of an agent's statement for the company, which cannot prove the agent's numbers. */
function AgentContactForm({
  data: { known, draft, hasClients },
  action,
  phones,
}: StepProps & { phones: readonly string[] }) {
  const { t } = useTranslation('statement-drafts')
  const { form, fields } = useDefinedForm(agentContactForm, { defaultValue: known })
  return (
    <StepForm form={form} action={action} version={draft?.version ?? 0}>
      <InputField field={fields.owner_name} label={t('fields.owner_name')} autoComplete="off" />
      <DropdownField
        field={fields.phone_number}
        label={t('fields.phone_number')}
        blank=""
        options={phones.map((phone) => ({ value: phone, label: formatPhone(phone) }))}
      />
      {hasClients ? <ClientFields fields={fields} /> : null}
    </StepForm>
  )
}

function ClientFields({ fields }: { fields: FieldsOf<typeof contactForm> }) {
  const { t } = useTranslation('statement-drafts')
  return (
    <Disclosure
      summary={t('client.title')}
      open={CLIENT_FIELDS.some((field) => fields[field].value || fields[field].errors)}
    >
      <div className="stack">
        <p className="mute sm">{t('client.hint')}</p>
        <InputField
          field={fields.client_name}
          label={t('fields.client_name')}
          optional={t('optional')}
          autoComplete="off"
        />
        <InputField
          field={fields.client_phone}
          label={t('fields.client_phone')}
          optional={t('optional')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
        />
        <TextAreaField
          field={fields.client_note}
          label={t('fields.client_note')}
          optional={t('optional')}
          rows={3}
          maxLength={MAX_CLIENT_NOTE_LENGTH}
        />
      </div>
    </Disclosure>
  )
}

/** Renders the sign-in request; the draft is kept. */
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
