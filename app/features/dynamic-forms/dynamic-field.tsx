import { useTranslation } from 'react-i18next'
import { Checkbox, CheckboxGroup } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { RadioGroup } from '~/ui/radio-group'
import { SelectField } from '~/ui/select'
import { TextArea, TextField } from '~/ui/text-field'
import { FILE_MEDIA_TYPES, MAX_FILE_BYTES } from '~contract/form-fields'
import type { FormField } from './form-field'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './validation'

interface DynamicFieldProps {
  id: string
  field: FormField
  value: string
  error: string | undefined
  autoComplete?: string | undefined
}

export function DynamicField({ id, field, value, error, autoComplete }: DynamicFieldProps) {
  const { t } = useTranslation('dynamic-forms')
  const { name, title, placeholder, isRequired, type, options = [] } = field
  const fieldProps = { id, ...(error && { error }), ...(!isRequired && { optional: t('optional') }) }
  const labels = options.map((option) => ({ value: option.value, label: option.title }))
  switch (type) {
    case 'textarea':
      return (
        <TextArea
          {...fieldProps}
          label={title}
          name={name}
          placeholder={placeholder}
          required={isRequired}
          defaultValue={value}
          rows={3}
          maxLength={MAX_TEXT_LENGTH}
        />
      )
    case 'select':
      return (
        <SelectField
          {...fieldProps}
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
        <RadioGroup
          {...fieldProps}
          legend={title}
          name={name}
          options={labels}
          selected={value}
          required={isRequired}
        />
      )
    case 'checkbox':
      return options.length > 0 ? (
        <CheckboxGroup
          {...fieldProps}
          legend={title}
          name={name}
          options={labels}
          selected={value.split(',')}
        />
      ) : (
        <CheckboxField id={id} field={field} isChecked={value === '1'} error={error} />
      )
    case 'file':
      return (
        <Field {...fieldProps} label={title} hint={t('file_hint', { megabytes: MAX_FILE_BYTES / 1_000_000 })}>
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              className="input"
              name={name}
              required={isRequired}
              accept={FILE_MEDIA_TYPES.join(',')}
            />
          )}
        </Field>
      )
    default:
      return (
        <TextField
          {...fieldProps}
          label={title}
          name={name}
          placeholder={placeholder}
          autoComplete={autoComplete}
          {...getInputProps(field)}
          required={isRequired}
          defaultValue={value}
          maxLength={MAX_LINE_LENGTH}
        />
      )
  }
}

interface CheckboxFieldProps {
  id: string
  field: FormField
  isChecked: boolean
  error: string | undefined
}

function CheckboxField({
  id,
  field: { name, title, isRequired },
  isChecked: isTicked,
  error,
}: CheckboxFieldProps) {
  return (
    <div className="field">
      {error ? (
        <p className="error" id={`${id}-error`}>
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

/** Numbers and emails stay text inputs, as browsers do not submit what they consider invalid. */
function getInputProps({ type, rules }: FormField) {
  if (type === 'date') return { type: 'date' as const }
  if (type === 'tel') return { type: 'tel' as const, inputMode: 'numeric' as const }
  if (/\b(digits|integer)\b/.test(rules)) return { inputMode: 'numeric' as const }
  if (type === 'number' || /\bnumeric\b/.test(rules)) return { inputMode: 'decimal' as const }
  return type === 'email' || /\bemail\b/.test(rules) ? { inputMode: 'email' as const } : {}
}
