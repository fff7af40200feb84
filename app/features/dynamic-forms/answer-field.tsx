import { useTranslation } from 'react-i18next'
import {
  type AnyField,
  CheckboxField,
  DropdownField,
  InputField,
  OptionListField,
  RadioGroupField,
  TextAreaField,
} from '~/forms/fields'
import { FILE_MEDIA_TYPES, MAX_FILE_BYTES } from '~contract/form-fields'
import type { FormField } from './form-field'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './validation'

interface AnswerFieldsProps {
  descriptions: readonly FormField[]
  fields: Partial<Record<string, AnyField>>
}

export function AnswerFields({ descriptions, fields }: AnswerFieldsProps) {
  return descriptions.map((description) => {
    const field = fields[description.name]
    return field ? <AnswerField key={description.name} field={field} description={description} /> : null
  })
}

interface AnswerFieldProps {
  field: AnyField
  /** Description of the field by the upstream. */
  description: FormField
}

/** Autocomplete values by field name. */
const AUTOCOMPLETE: Partial<Record<string, string>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  phone_number: 'tel',
  personal_number: 'off',
  birth_date: 'bday',
}

/** Renders a field described by the upstream. */
export function AnswerField({ field, description }: AnswerFieldProps) {
  const { t } = useTranslation('dynamic-forms')
  const { title: label, placeholder, isRequired, type, options = [] } = description
  const optional = isRequired ? undefined : t('optional')
  const choices = options.map(({ value, title }) => ({ value, label: title }))
  switch (type) {
    case 'textarea':
      return (
        <TextAreaField
          field={field}
          label={label}
          optional={optional}
          placeholder={placeholder}
          rows={3}
          maxLength={MAX_TEXT_LENGTH}
        />
      )
    case 'select':
      return (
        <DropdownField
          field={field}
          label={label}
          optional={optional}
          options={choices}
          blank={placeholder || t('choose')}
        />
      )
    case 'radio':
      return <RadioGroupField field={field} legend={label} optional={optional} options={choices} />
    case 'checkbox':
      return choices.length > 0 ? (
        <OptionListField field={field} legend={label} optional={optional} type="checkbox" options={choices} />
      ) : (
        <CheckboxField field={field} label={label} value="1" />
      )
    case 'file':
      return (
        <InputField
          field={field}
          label={label}
          optional={optional}
          hint={t('file_hint', { megabytes: MAX_FILE_BYTES / 1_000_000 })}
          type="file"
          accept={FILE_MEDIA_TYPES.join(',')}
        />
      )
    default:
      return (
        <InputField
          field={field}
          label={label}
          optional={optional}
          placeholder={placeholder}
          autoComplete={AUTOCOMPLETE[description.name]}
          {...getInputProps(description)}
          maxLength={MAX_LINE_LENGTH}
        />
      )
  }
}

/**
 * Returns the input type. Numbers and emails stay text inputs, as browsers do not submit values they consider
 * invalid.
 */
function getInputProps({ type, rules }: FormField) {
  if (type === 'date') return { type: 'date' as const }
  if (type === 'tel') return { type: 'tel' as const, inputMode: 'numeric' as const }
  if (/\b(digits|integer)\b/.test(rules)) return { inputMode: 'numeric' as const }
  if (type === 'number' || /\bnumeric\b/.test(rules)) return { inputMode: 'decimal' as const }
  return type === 'email' || /\bemail\b/.test(rules) ? { inputMode: 'email' as const } : {}
}
