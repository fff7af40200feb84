import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { localizedPath } from '../../../i18n/languages'
import { Button, ButtonLink } from '../../../ui/button'
import { Flash } from '../../../ui/flash'
import { faultSentence } from '../faults'
import { FieldOfForm } from '../field-of-form'
import { FormNotes, fieldId } from '../form-notes'
import type { DynamicFormData } from './dynamic.server'

/** A form as the upstream defines it, that it is closed, or its thanks. */
export function DynamicFormView({ data }: { data: DynamicFormData }) {
  const { t } = useTranslation('forms')
  const { title, description, thanks, isClosed, isSent } = data
  if (isSent || isClosed)
    return (
      <div className="wrap asked">
        <h1>{title}</h1>
        {isSent ? <Flash tone="good">{thanks ?? t('sent')}</Flash> : <Flash>{t('closed')}</Flash>}
        <WayHome />
      </div>
    )
  return (
    <div className="wrap asked">
      <h1>{title}</h1>
      {description ? <p className="lead">{description}</p> : null}
      <Fields data={data} />
    </div>
  )
}

function Fields({ data: { fields, canonical, formKey, returned } }: { data: DynamicFormData }) {
  const { t } = useTranslation('forms')
  const faults = returned?.faults ?? []
  const hasFiles = fields.some(({ type }) => type === 'file')
  return (
    <form
      method="post"
      action={canonical}
      className="stack"
      {...(hasFiles && { encType: 'multipart/form-data' as const })}
    >
      <FormNotes fields={fields} faults={faults} failure={returned?.failure} />
      <input type="hidden" name="form_key" value={formKey} />
      {fields.map((field) => (
        <FieldOfForm
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          value={returned?.values[field.name] ?? ''}
          error={faultSentence(field, faults, t)}
        />
      ))}
      {returned && hasFiles ? <p className="hint">{t('files_again')}</p> : null}
      <p>
        <Button variant="main" name="intent" value="send">
          {t('send')}
        </Button>
      </p>
    </form>
  )
}

function WayHome() {
  const { t } = useTranslation('forms')
  const { language } = usePage()
  return (
    <p>
      <ButtonLink href={localizedPath('/', language)}>{t('home')}</ButtonLink>
    </p>
  )
}
