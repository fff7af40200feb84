import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { IconLink } from './icon-button'
import { BelowSecondLevelHeading } from './section-heading'

export type DialogProps = {
  id: string
  title: ReactNode
  /** This address without the parameters that opened the dialog. */
  closeHref: string
  closeLabel: string
  /** `medium` is as wide as the specification lets the estimator be. */
  size?: 'small' | 'medium' | 'default'
  /** A short result under the title: it stays in sight while a phone's sheet scrolls. */
  summary?: ReactNode
  /** Where the focus starts; `inside` when something in it is marked `autoFocus`, such as a summary of errors. */
  focus?: 'title' | 'inside'
  children: ReactNode
}

/**
 * A dialog that the address opens and a link closes. Put it first in the body and give the rest `inert=""`: then focus
 * stays inside without script. Script turns it into a true modal (app/enhance/dialog.ts).
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
      {/* For a finger or a mouse; the keyboard and screen readers have the close link in the dialog. */}
      {/* biome-ignore lint/a11y/useAnchorContent: nobody reads it. */}
      <a className="veil" href={closeHref} tabIndex={-1} aria-hidden="true" />
      <dialog
        open
        id={id}
        aria-labelledby={`${id}-title`}
        className={joinClasses(size !== 'default' && size)}
      >
        <div className="dlg-head">
          <div>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog that just opened is where the reader is. */}
            <h2 id={`${id}-title`} tabIndex={-1} autoFocus={focus === 'title'}>
              {title}
            </h2>
            {summary ? <p className="sm">{summary}</p> : null}
          </div>
          <IconLink icon="close" label={closeLabel} href={closeHref} data-close />
        </div>
        <div className="dlg-body">
          <BelowSecondLevelHeading>{children}</BelowSecondLevelHeading>
        </div>
      </dialog>
    </>
  )
}
