import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { DynamicField } from '../dynamic-field'
import { formatFormFieldError } from '../field-errors'
import { FormErrors, fieldId } from '../form-errors'
import type { DynamicFormData } from './dynamic-form.server'

export function DynamicFormView({ data }: { data: DynamicFormData }) {
  const { t } = useTranslation('dynamic-forms')
  const { title, description, thanks, isClosed, isSent } = data
  if (isSent || isClosed)
    return (
      <div className="wrap dynamic-form">
        <h1>{title}</h1>
        {isSent ? <Flash tone="good">{thanks ?? t('sent')}</Flash> : <Flash>{t('closed')}</Flash>}
        <HomeLink />
      </div>
    )
  return (
    <div className="wrap dynamic-form">
      <h1>{title}</h1>
      {description ? <p className="lead">{description}</p> : null}
      <FormFields data={data} />
    </div>
  )
}

function FormFields({ data: { fields, canonical, formKey, formResult } }: { data: DynamicFormData }) {
  const { t } = useTranslation('dynamic-forms')
  const fieldErrors = formResult?.fieldErrors ?? []
  const hasFiles = fields.some(({ type }) => type === 'file')
  return (
    <form
      method="post"
      action={canonical}
      className="stack"
      {...(hasFiles && { encType: 'multipart/form-data' as const })}
    >
      <FormErrors fields={fields} fieldErrors={fieldErrors} failure={formResult?.failure} />
      <input type="hidden" name="form_key" value={formKey} />
      {fields.map((field) => (
        <DynamicField
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          value={formResult?.values[field.name] ?? ''}
          error={formatFormFieldError(field, fieldErrors, t)}
        />
      ))}
      {formResult && hasFiles ? <p className="hint">{t('choose_files_again')}</p> : null}
      <p>
        <Button variant="main" name="intent" value="send">
          {t('send')}
        </Button>
      </p>
    </form>
  )
}

function HomeLink() {
  const { t } = useTranslation('dynamic-forms')
  const { language } = usePage()
  return (
    <p>
      <ButtonLink href={toLocalizedPath('/', language)}>{t('home')}</ButtonLink>
    </p>
  )
}
