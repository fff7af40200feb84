import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'

export type ErrorSummaryProps = {
  title: string
  /** Error messages with the ids of the fields to link to; empty if no field is invalid. */
  errors?: readonly { id: string; message: string }[]
  children?: ReactNode
}

/**
 * Renders the errors of a rejected form, linked to their fields. It receives the focus so that screen readers
 * announce it first.
 */
export function ErrorSummary({ title, errors = [], children }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a failed submit the reader must start here, not at the top of the page.
    <div className="flash bad sum" role="alert" tabIndex={-1} autoFocus>
      <Icon name="alert" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {errors.length > 0 ? (
          <ul>
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`}>{message}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  )
}
