import type { ReactNode } from 'react'
import { classes } from './classes'
import { type ControlWiring, errorId, type FieldWords, hintId, wireField } from './field-wiring'
import { Icon } from './icon'

export type FieldProps = FieldWords & {
  label: ReactNode
  /** The word for "optional", when it is. Required fields are not starred. */
  optional?: string
  /** The label is there, but only for screen readers. */
  labelHidden?: boolean
  className?: string
}

/** Label above, hint under it, error between hint and box. */
export function Field({
  label,
  optional,
  labelHidden,
  className,
  children,
  ...words
}: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  return (
    <div className={classes('field', className)}>
      <label htmlFor={words.id} className={labelHidden ? 'vh' : 'lbl'}>
        {label}
        <Optional word={optional} />
      </label>
      <FieldNotes {...words} />
      {children(wireField(words))}
    </div>
  )
}

export type FieldsetProps = FieldWords & {
  legend: ReactNode
  optional?: string
  legendHidden?: boolean
  className?: string
}

/** The same for several controls under one name. The id goes to the group, where an error summary can lead. */
export function Fieldset({
  legend,
  optional,
  legendHidden,
  className,
  children,
  ...words
}: FieldsetProps & { children: ReactNode }) {
  const wiring = wireField(words)
  return (
    <fieldset
      id={words.id}
      className={classes('field', className)}
      aria-describedby={wiring['aria-describedby']}
      tabIndex={words.error ? -1 : undefined}
    >
      <legend className={legendHidden ? 'vh' : 'lbl'}>
        {legend}
        <Optional word={optional} />
      </legend>
      <FieldNotes {...words} />
      {children}
    </fieldset>
  )
}

function Optional({ word }: { word: string | undefined }) {
  return word ? <span className="opt"> ({word})</span> : null
}

function FieldNotes({ id, hint, error }: FieldWords) {
  return (
    <>
      {hint ? (
        <p id={hintId(id)} className="hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId(id)} className="err">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  )
}
