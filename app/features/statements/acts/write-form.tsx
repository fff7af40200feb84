import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Button } from '../../../ui/button'
import { Fold } from '../../../ui/fold'
import { TextArea, TextField } from '../../../ui/text-field'
import { type ReturnedForm, returnedTo } from './act-forms'
import { LONGEST_TEXT } from './act-limits'
import { ReturnedNote } from './returned-note'

interface WriteFormProps {
  returned: ReturnedForm | undefined
  /** Made for this rendering of the page. */
  formKey: string
  /** What is known of somebody signed in. */
  sender: { name: string; phone: string | undefined } | undefined
}

/** A message to the owner, with the name and number of whoever writes. */
export function WriteForm({ returned, formKey, sender }: WriteFormProps) {
  const { t } = useTranslation('acts')
  const { shell } = usePage()
  const form = returnedTo('message', returned)
  const field = (name: string, known = '') => {
    const mistake = form.mistake(name)
    return {
      id: form.id(name),
      name,
      required: true,
      defaultValue: form.value(name) ?? known,
      ...(mistake && { error: t(`mistakes.${mistake}`) }),
    }
  }
  return (
    <Fold id="write" summary={t('write')} icon="message" wide open={form.returned !== undefined}>
      <form method="post" action={shell.here} className="stack">
        <ReturnedNote {...form} />
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
          maxLength={LONGEST_TEXT}
          {...field('message')}
        />
        <input type="hidden" name="intent" value="message" />
        <Button wide>{t('send')}</Button>
      </form>
    </Fold>
  )
}
