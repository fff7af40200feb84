import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { TextArea, TextField } from '~/ui/text-field'
import { MAX_COMMENT_LENGTH } from '~contract/values/text-lengths'
import { getFormState, type RejectedSubmission } from './form'
import { SubmissionErrors } from './submission-errors'

interface MessageFormProps {
  formResult: RejectedSubmission | undefined
  formKey: string
  sender: { name: string; phone: string | undefined } | undefined
}

export function MessageForm({ formResult, formKey, sender }: MessageFormProps) {
  const { t } = useTranslation('statement-actions')
  const { layout } = usePage()
  const form = getFormState('message', formResult)
  const field = (name: string, prefilled = '') => {
    const error = form.findError(name)
    return {
      id: form.id(name),
      name,
      required: true,
      defaultValue: form.value(name) ?? prefilled,
      ...(error && { error: t(`field_errors.${error}`) }),
    }
  }
  return (
    <Disclosure id="write" summary={t('write')} icon="message" wide open={form.formResult !== undefined}>
      <form method="post" action={layout.currentHref} className="stack">
        <SubmissionErrors {...form} />
        <input type="hidden" name="form_key" value={form.value('form_key') ?? formKey} />
        <TextField label={t('name')} autoComplete="name" {...field('name', sender?.name)} />
        <TextField
          label={t('phone')}
          hint={t('phone_hint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...field('phone_number', sender?.phone)}
        />
        <TextArea
          label={t('message')}
          hint={t('message_hint')}
          maxLength={MAX_COMMENT_LENGTH}
          {...field('message')}
        />
        <input type="hidden" name="intent" value="message" />
        <Button wide>{t('send')}</Button>
      </form>
    </Disclosure>
  )
}
