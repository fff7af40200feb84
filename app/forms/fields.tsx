import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from '@conform-to/react'
import type { ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from '~/ui/checkbox'
import { Fieldset, type FieldsetProps } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { NumberField, type NumberFieldProps } from '~/ui/number-field'
import { RadioGroup, type RadioGroupProps } from '~/ui/radio-group'
import { RangeField, type RangeFieldProps } from '~/ui/range-field'
import { SelectField, type SelectFieldProps } from '~/ui/select'
import { TextArea, type TextAreaProps } from '~/ui/text-area'
import { TextField, type TextFieldProps } from '~/ui/text-field'
import type { FieldError } from './field-error'
import { useErrorText } from './use-error-text'

// biome-ignore lint/suspicious/noExplicitAny: conform's own type of "any field": its second parameter is invariant.
export type AnyField = FieldMetadata<any, any, FieldError>

/** Props of a component of app/ui, without those that the form field provides. */
type FieldProps<Props> = Omit<Props, 'id' | 'name' | 'defaultValue' | 'error' | 'selected'> & {
  field: AnyField
}

type InputType = 'text' | 'tel' | 'email' | 'date' | 'file' | 'url' | 'search'

export function InputField({
  field,
  type = 'text',
  ...props
}: FieldProps<TextFieldProps> & { type?: InputType }) {
  const { key, form, ...input } = getInputProps(field, inputOptions(field, type, props.hint))
  return <TextField {...input} {...props} error={useErrorText()(field.errors)} />
}

/** Renders a password field. Its typed value is never sent back to the browser. */
export function PasswordField({ field, ...props }: FieldProps<TextFieldProps>) {
  const { key, form, defaultValue, ...input } = getInputProps(field, {
    type: 'password',
    ariaDescribedBy: props.hint ? field.descriptionId : undefined,
  })
  return <TextField {...input} {...props} error={useErrorText()(field.errors)} />
}

export function NumberInputField({ field, ...props }: FieldProps<NumberFieldProps>) {
  const { key, form, ...input } = getInputProps(field, inputOptions(field, 'text', props.hint))
  return <NumberField {...input} {...props} error={useErrorText()(field.errors)} />
}

export function TextAreaField({ field, ...props }: FieldProps<TextAreaProps>) {
  const { key, form, ...input } = getTextareaProps(field, inputOptions(field, 'text', props.hint))
  return <TextArea {...input} {...props} error={useErrorText()(field.errors)} />
}

export function DropdownField({ field, ...props }: FieldProps<SelectFieldProps>) {
  const { key, form, ...select } = getSelectProps(field, inputOptions(field, 'text', props.hint))
  return <SelectField {...select} {...props} error={useErrorText()(field.errors)} />
}

/** Renders two number fields with one label and one error. */
export function RangeInputField({
  from,
  to,
  fromLabel,
  toLabel,
  ...props
}: Omit<RangeFieldProps, 'id' | 'error' | 'from' | 'to'> & {
  from: AnyField
  to: AnyField
  fromLabel: string
  toLabel: string
}) {
  const error = useErrorText()(from.errors ?? to.errors)
  const end = (field: AnyField, label: string) => {
    const { id, name, defaultValue } = getInputProps(field, { type: 'text' })
    return { id, name, defaultValue, label }
  }
  const ends = { from: end(from, fromLabel), to: end(to, toLabel) }
  return <RangeField id={`${from.id}-to-${to.name}`} {...ends} {...props} error={error} />
}

/** Renders radio buttons, or checkboxes if `multiple`. */
export function RadioGroupField({ field, ...props }: FieldProps<RadioGroupProps>) {
  return (
    <RadioGroup
      id={field.id}
      name={field.name}
      required={field.required && !props.multiple}
      selected={field.defaultOptions}
      {...props}
      error={useErrorText()(field.errors)}
    />
  )
}

/** Renders radio buttons or checkboxes in a column. */
export function OptionListField({
  field,
  type,
  options,
  ...props
}: FieldProps<FieldsetProps> & {
  type: 'radio' | 'checkbox'
  options: readonly { value: string; label: string }[]
}) {
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  const inputs = getCollectionProps(field, { type, options: [...labels.keys()] })
  return (
    <Fieldset id={field.id} {...props} error={useErrorText()(field.errors)}>
      {inputs.map(({ key, id, form, ...input }) => (
        <Checkbox key={key} {...input} label={labels.get(input.value)} />
      ))}
    </Fieldset>
  )
}

/** Renders a fieldset whose inputs are its children. */
export function GroupField({ field, ...props }: FieldProps<FieldsetProps> & { children: ReactNode }) {
  return <Fieldset id={field.id} {...props} error={useErrorText()(field.errors)} />
}

/** Renders one checkbox, such as the consent to terms. */
export function CheckboxField({
  field,
  value = 'on',
  ...props
}: FieldProps<CheckboxProps> & { value?: string }) {
  const { key, form, ...input } = getInputProps(field, { type: 'checkbox', value })
  const error = useErrorText()(field.errors)
  return (
    <div className="field">
      {error ? (
        <p className="error" id={field.errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      <Checkbox {...input} {...props} />
    </div>
  )
}

function inputOptions(field: AnyField, type: InputType, hint: unknown) {
  return { type, ariaDescribedBy: hint ? field.descriptionId : undefined }
}
