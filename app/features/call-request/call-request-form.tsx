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
  ...look
}: CallRequestFormProps) {
  const { t } = useTranslation('call-request')
  const { fieldErrors = [], values = {}, failure } = formResult ?? {}
  const formName = look.intent ?? 'call'
  const field = (of: string, known = '') => {
    const error = fieldErrors.find((one) => one.field === of)?.error
    return {
      id: `${formName}-${of}`,
      name: of,
      defaultValue: values[of] ?? known,
      ...(error && { error: t(`field_errors.${error}`) }),
    }
  }
  const errors = fieldErrors.map(({ field: of, error }) => ({
    id: `${formName}-${of}`,
    message: t(`field_errors.${error}`),
  }))
  return (
    <form method="post" action={action} className="stack">
      {look.children}
      {formResult ? (
        <ErrorSummary title={t(failure ? `form_errors.${failure}` : 'error_summary')} errors={errors} />
      ) : null}
      <input type="hidden" name="form_key" value={values.form_key ?? formKey} />
      {look.intent ? <input type="hidden" name="intent" value={look.intent} /> : null}
      <TextField label={t('name')} autoComplete="name" required {...field('name', name)} />
      <TextField
        label={t('phone')}
        hint={t('phone_hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...field('phone_number', phone)}
      />
      <TextArea
        label={t('comment')}
        optional={t('optional')}
        rows={3}
        maxLength={look.maxCommentLength ?? MAX_COMMENT_LENGTH}
        {...field('comment', comment)}
      />
      <Button variant="main" wide>
        {look.submitLabel ?? t('send')}
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
