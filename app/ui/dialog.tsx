import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { IconLink } from './icon-button'
import { BelowSecondLevelHeading } from './section-heading'

export type DialogProps = {
  id: string
  title: ReactNode
  /** URL without the dialog's parameters. */
  closeHref: string
  closeLabel: string
  /** Width; `medium` is the specification's width of the estimator. */
  size?: 'small' | 'medium' | 'default'
  summary?: ReactNode
  /** Initial focus; `inside` if a descendant has `autoFocus`, such as an error summary. */
  focus?: 'title' | 'inside'
  children: ReactNode
}

/**
 * Renders a modal dialog. Render it first in the body and the rest with `inert=""`, so that focus stays
 * inside without script.
 */
export function Dialog({
  id,
  title,
  closeHref,
  closeLabel,
  size,
  summary,
  focus = 'title',
  children,
}: DialogProps) {
  return (
    <>
      {/* Only for pointers; keyboard and screen readers use the close link. */}
      {/* biome-ignore lint/a11y/useAnchorContent: nobody reads it. */}
      <a className="backdrop" href={closeHref} tabIndex={-1} aria-hidden="true" />
      <dialog
        open
        id={id}
        data-enhance="dialog"
        aria-labelledby={`${id}-title`}
        className={joinClasses(size !== 'default' && size)}
      >
        <div className="dialog-head">
          <div>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog that just opened is where the reader is. */}
            <h2 id={`${id}-title`} tabIndex={-1} autoFocus={focus === 'title'}>
              {title}
            </h2>
            {summary ? <p className="sm">{summary}</p> : null}
          </div>
          <IconLink icon="close" label={closeLabel} href={closeHref} data-close />
        </div>
        <div className="dialog-body">
          <BelowSecondLevelHeading>{children}</BelowSecondLevelHeading>
        </div>
      </dialog>
    </>
  )
}
