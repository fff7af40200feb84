import { useTranslation } from 'react-i18next'
import { Checkbox, CheckboxGroup } from '../../ui/checkbox'
import { Choice } from '../../ui/choice'
import { Field } from '../../ui/field'
import { SelectField } from '../../ui/select'
import { TextArea, TextField } from '../../ui/text-field'
import { FILE_KINDS, type FormField, LARGEST_FILE } from './field'
import { LONGEST_LINE, LONGEST_TEXT } from './rules'

interface FieldOfFormProps {
  id: string
  field: FormField
  value: string
  error: string | undefined
  autoComplete?: string | undefined
}

/** A field as its form defines it, with the keyboard that its kind and rules call for. */
export function FieldOfForm({ id, field, value, error, autoComplete }: FieldOfFormProps) {
  const { t } = useTranslation('forms')
  const { name, title, placeholder, isRequired, type, options = [] } = field
  const words = { id, ...(error && { error }), ...(!isRequired && { optional: t('optional') }) }
  const labels = options.map((option) => ({ value: option.value, label: option.title }))
  switch (type) {
    case 'textarea':
      return (
        <TextArea
          {...words}
          label={title}
          name={name}
          placeholder={placeholder}
          required={isRequired}
          defaultValue={value}
          rows={3}
          maxLength={LONGEST_TEXT}
        />
      )
    case 'select':
      return (
        <SelectField
          {...words}
          label={title}
          name={name}
          options={labels}
          blank={placeholder || t('choose')}
          required={isRequired}
          defaultValue={value}
        />
      )
    case 'radio':
      return (
        <Choice {...words} legend={title} name={name} options={labels} chosen={value} required={isRequired} />
      )
    case 'checkbox':
      return options.length > 0 ? (
        <CheckboxGroup {...words} legend={title} name={name} options={labels} chosen={value.split(',')} />
      ) : (
        <Tick id={id} field={field} isTicked={value === '1'} error={error} />
      )
    case 'file':
      return (
        <Field {...words} label={title} hint={t('file_hint', { megabytes: LARGEST_FILE / 1_000_000 })}>
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              className="in"
              name={name}
              required={isRequired}
              accept={FILE_KINDS.join(',')}
            />
          )}
        </Field>
      )
    default:
      return (
        <TextField
          {...words}
          label={title}
          name={name}
          placeholder={placeholder}
          autoComplete={autoComplete}
          {...lineOf(field)}
          required={isRequired}
          defaultValue={value}
          maxLength={LONGEST_LINE}
        />
      )
  }
}

interface TickProps {
  id: string
  field: FormField
  isTicked: boolean
  error: string | undefined
}

/** Something to agree to. */
function Tick({ id, field: { name, title, isRequired }, isTicked, error }: TickProps) {
  return (
    <div className="field">
      {error ? (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <Checkbox
        id={id}
        name={name}
        value="1"
        label={title}
        required={isRequired}
        defaultChecked={isTicked}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
    </div>
  )
}

/** Numbers and addresses stay plain text: what a browser does not understand it would not send. */
function lineOf({ type, rules }: FormField) {
  if (type === 'date') return { type: 'date' as const }
  if (type === 'tel') return { type: 'tel' as const, inputMode: 'numeric' as const }
  if (/\b(digits|integer)\b/.test(rules)) return { inputMode: 'numeric' as const }
  if (type === 'number' || /\bnumeric\b/.test(rules)) return { inputMode: 'decimal' as const }
  return type === 'email' || /\bemail\b/.test(rules) ? { inputMode: 'email' as const } : {}
}
