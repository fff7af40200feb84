import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { TextArea, TextField } from '../../ui/text-field'
import { type CallDialogData, type CallIntent, LONGEST_COMMENT } from './call-form'

interface CallFormProps extends Pick<CallDialogData, 'action' | 'formKey' | 'name' | 'phone' | 'returned'> {
  comment?: string
  /** Sent along, where the page under it has other forms. */
  intent?: CallIntent
  /** What the button says, when it does not ask to be called. */
  send?: string
  longest?: number
  children?: ReactNode
}

/** Name, number and a few words, for whoever wants to be called. */
export function CallForm({ action, formKey, name, phone, comment, returned, ...look }: CallFormProps) {
  const { t } = useTranslation('call')
  const { mistakes = [], values = {}, failure } = returned ?? {}
  const own = look.intent ?? 'call'
  const field = (of: string, known = '') => {
    const mistake = mistakes.find((one) => one.field === of)?.mistake
    return {
      id: `${own}-${of}`,
      name: of,
      defaultValue: values[of] ?? known,
      ...(mistake && { error: t(`mistakes.${mistake}`) }),
    }
  }
  const errors = mistakes.map(({ field: of, mistake }) => ({
    id: `${own}-${of}`,
    message: t(`mistakes.${mistake}`),
  }))
  return (
    <form method="post" action={action} className="stack">
      {look.children}
      {returned ? <ErrorSummary title={t(failure ? `failures.${failure}` : 'mend')} errors={errors} /> : null}
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
        maxLength={look.longest ?? LONGEST_COMMENT}
        {...field('comment', comment)}
      />
      <Button variant="main" wide>
        {look.send ?? t('send')}
      </Button>
      <SupportPhone />
    </form>
  )
}

/** Nobody is stuck who cannot send the form. */
function SupportPhone() {
  const { t } = useTranslation('call')
  const { supportPhone } = usePage().shell
  if (!supportPhone) return null
  return (
    <p className="sm mute">
      {t('or_call')} <a href={`tel:${supportPhone.replace(/\s/g, '')}`}>{supportPhone}</a>
    </p>
  )
}
