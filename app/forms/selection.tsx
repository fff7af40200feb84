import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { IconName } from '~/ui/icons'
import type { AnyField } from './fields'
import { PostForm } from './post-form'
import type { DefinedForm } from './use-defined-form'

interface SelectionFormProps {
  form: DefinedForm
  /** URL of the list. */
  action: string
  label: string
  /** Field of the operation. */
  field: AnyField
  operations: readonly { value: string; label: string; icon?: IconName }[]
  /** Further buttons. */
  children?: ReactNode
}

/** Renders the buttons that apply to the ticked rows of a list. */
export function SelectionForm({ form, action, label, field, operations, children }: SelectionFormProps) {
  return (
    <PostForm form={form} className="bulk" action={action} aria-label={label}>
      <span className="sm mute">{label}</span>{' '}
      {operations.map(({ value, label, icon }) => (
        <Button key={value} variant="plain" size="small" icon={icon} name={field.name} value={value}>
          {label}
        </Button>
      ))}
      {children}
    </PostForm>
  )
}

interface RowCheckboxProps {
  /** Field of the ticked rows. */
  field: AnyField
  value: string
  /** Label for screen readers. */
  label: string
}

/** Renders the checkbox of a row, which belongs to the form of the list. */
export function RowCheckbox({ field, value, label }: RowCheckboxProps) {
  return (
    <label className="row-checkbox">
      <input
        type="checkbox"
        form={field.formId}
        name={field.name}
        value={value}
        defaultChecked={field.defaultOptions?.includes(value)}
      />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
