import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InputField, TextAreaField } from '~/forms/fields'
import { AnyPhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { toPhoneHref } from '~contract/values/phone'
import type { callRequestForm, companyCallRequestForm, KnownCaller } from './form'

interface CallRequestFormProps {
  definition: typeof callRequestForm | typeof companyCallRequestForm
  action: string
  known: KnownCaller
  submitLabel?: string
  /** The company itself calls back; the marketplace does not. */
  isForCompany?: boolean
  children?: ReactNode
}

export function CallRequestForm({
  definition,
  action,
  known,
  submitLabel,
  isForCompany,
  children,
}: CallRequestFormProps) {
  const { t } = useTranslation('call-request')
  const { form, fields } = useDefinedForm(definition, { defaultValue: known })
  return (
    <PostForm form={form} action={action}>
      {children}
      <InputField field={fields.name} label={t('name')} autoComplete="name" />
      <AnyPhoneField field={fields.phone_number} label={t('phone')} hint={t('phone_hint')} />
      <TextAreaField field={fields.comment} label={t('comment')} optional={t('optional')} rows={3} />
      <Button variant="main" wide>
        {submitLabel ?? t('send')}
      </Button>
      {isForCompany ? null : <SupportPhone />}
    </PostForm>
  )
}

function SupportPhone() {
  const { t } = useTranslation('call-request')
  const { supportPhone } = usePage().layout
  if (!supportPhone) return null
  return (
    <p className="sm mute">
      {t('or_call')} <a href={toPhoneHref(supportPhone)}>{supportPhone}</a>
    </p>
  )
}
