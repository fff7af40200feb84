import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { TextArea, TextField } from '~/ui/text-field'
import { MAX_COMMENT_LENGTH } from '~contract/values/text-lengths'
import type { CallRequestDialogData, CallRequestIntent } from './form'

interface CallRequestFormProps
  extends Pick<CallRequestDialogData, 'action' | 'formKey' | 'name' | 'phone' | 'formResult'> {
  comment?: string
  intent?: CallRequestIntent
  submitLabel?: string
  maxCommentLength?: number
  children?: ReactNode
}

export function CallRequestForm({
  action,
  formKey,
  name,
  phone,
  comment,
  formResult,
  intent,
  submitLabel,
  maxCommentLength = MAX_COMMENT_LENGTH,
  children,
}: CallRequestFormProps) {
  const { t } = useTranslation('call-request')
  const { fieldErrors = [], values = {}, failure } = formResult ?? {}
  const formName = intent ?? 'call'
  const getFieldProps = (fieldName: string, knownValue = '') => {
    const error = fieldErrors.find(({ field }) => field === fieldName)?.error
    return {
      id: `${formName}-${fieldName}`,
      name: fieldName,
      defaultValue: values[fieldName] ?? knownValue,
      ...(error && { error: t(`field_errors.${error}`) }),
    }
  }
  const errors = fieldErrors.map(({ field, error }) => ({
    id: `${formName}-${field}`,
    message: t(`field_errors.${error}`),
  }))
  return (
    <form method="post" action={action} className="stack">
      {children}
      {formResult ? (
        <ErrorSummary title={t(failure ? `form_errors.${failure}` : 'error_summary')} errors={errors} />
      ) : null}
      <input type="hidden" name="form_key" value={values.form_key ?? formKey} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <TextField label={t('name')} autoComplete="name" required {...getFieldProps('name', name)} />
      <TextField
        label={t('phone')}
        hint={t('phone_hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...getFieldProps('phone_number', phone)}
      />
      <TextArea
        label={t('comment')}
        optional={t('optional')}
        rows={3}
        maxLength={maxCommentLength}
        {...getFieldProps('comment', comment)}
      />
      <Button variant="main" wide>
        {submitLabel ?? t('send')}
      </Button>
      <SupportPhone />
    </form>
  )
}

function SupportPhone() {
  const { t } = useTranslation('call-request')
  const { supportPhone } = usePage().layout
  if (!supportPhone) return null
  return (
    <p className="sm mute">
      {t('or_call')} <a href={`tel:${supportPhone.replace(/\s/g, '')}`}>{supportPhone}</a>
    </p>
  )
}
