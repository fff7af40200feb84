import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { type FieldAria, type FieldNotesContent, getErrorId, getFieldAria, getHintId } from './field-aria'
import { Icon } from './icon'

export type FieldProps = FieldNotesContent & {
  label: ReactNode
  /** Translated word "optional"; labels of required fields have a star from the style sheet. */
  optional?: string
  /** True for a label that only screen readers announce. */
  labelHidden?: boolean
  className?: string
}

/** Renders the label, the hint below it, the control and its error. */
export function Field({
  label,
  optional,
  labelHidden,
  className,
  children,
  ...fieldProps
}: FieldProps & { children: (wiring: FieldAria) => ReactNode }) {
  return (
    <div className={joinClasses('field', className)}>
      <label htmlFor={fieldProps.id} className={labelHidden ? 'visually-hidden' : 'label'}>
        {label}
        <OptionalMark word={optional} />
      </label>
      <Hint {...fieldProps} />
      {children(getFieldAria(fieldProps))}
      <FieldErrorText {...fieldProps} />
    </div>
  )
}

export type FieldsetProps = FieldNotesContent & {
  legend: ReactNode
  optional?: string
  legendHidden?: boolean
  className?: string
}

/** Renders a group; the id is the group's, as the target of an error summary. */
export function Fieldset({
  legend,
  optional,
  legendHidden,
  className,
  children,
  ...fieldProps
}: FieldsetProps & { children: ReactNode }) {
  const wiring = getFieldAria(fieldProps)
  return (
    <fieldset
      id={fieldProps.id}
      className={joinClasses('field', className)}
      aria-describedby={wiring['aria-describedby']}
      tabIndex={fieldProps.error ? -1 : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : 'label'}>
        {legend}
        <OptionalMark word={optional} />
      </legend>
      <Hint {...fieldProps} />
      {children}
      <FieldErrorText {...fieldProps} />
    </fieldset>
  )
}

function OptionalMark({ word }: { word: string | undefined }) {
  return word ? <span className="optional"> ({word})</span> : null
}

function Hint({ id, hint }: FieldNotesContent) {
  if (!hint) return null
  return (
    <p id={getHintId(id)} className="hint">
      {hint}
    </p>
  )
}

function FieldErrorText({ id, error }: FieldNotesContent) {
  if (!error) return null
  return (
    <p id={getErrorId(id)} className="error">
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  )
}
