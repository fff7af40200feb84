import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { Button, ButtonLink } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorSummary } from '../../ui/error-summary'
import { Icon } from '../../ui/icon'
import { TextArea, TextField } from '../../ui/text-field'
import { type CallDialogData, LONGEST_COMMENT } from './call-form'

/** Above any page: leave a number and be called. */
export function CallDialog({ data }: { data: CallDialogData }) {
  const { t } = useTranslation(['call', 'ui'])
  const { closeHref, isSent, returned } = data
  return (
    <Dialog
      id="call"
      size="small"
      title={t(isSent ? 'call:sent_title' : 'call:title')}
      focus={returned ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      {isSent ? <Sent closeHref={closeHref} /> : <CallForm data={data} />}
    </Dialog>
  )
}

function Sent({ closeHref }: { closeHref: string }) {
  const { t } = useTranslation('call')
  return (
    <div className="stack outcome">
      <Icon name="check" />
      <p>{t('sent_text')}</p>
      <ButtonLink variant="main" href={closeHref}>
        {t('close')}
      </ButtonLink>
    </div>
  )
}

function CallForm({ data: { action, formKey, name, phone, returned } }: { data: CallDialogData }) {
  const { t } = useTranslation('call')
  const { mistakes = [], values = {}, failure } = returned ?? {}
  const field = (of: string, known = '') => {
    const mistake = mistakes.find((one) => one.field === of)?.mistake
    return {
      ...{ id: `call-${of}`, name: of, defaultValue: values[of] ?? known },
      ...(mistake && { error: t(`mistakes.${mistake}`) }),
    }
  }
  const errors = mistakes.map(({ field: of, mistake }) => ({
    id: `call-${of}`,
    message: t(`mistakes.${mistake}`),
  }))
  return (
    <form method="post" action={action} className="stack">
      <p>{t('hours')}</p>
      {returned ? <ErrorSummary title={t(failure ? `failures.${failure}` : 'mend')} errors={errors} /> : null}
      <input type="hidden" name="form_key" value={values.form_key ?? formKey} />
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
        maxLength={LONGEST_COMMENT}
        {...field('comment')}
      />
      <Button variant="main" wide>
        {t('send')}
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
