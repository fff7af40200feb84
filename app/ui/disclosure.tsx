import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'

export type DisclosureProps = {
  summary: ReactNode
  icon?: IconName
  /** The summary as wide as its place, its chevron at the end. */
  wide?: boolean
  /** Folds of one name close each other. */
  name?: string
  open?: boolean
  id?: string
  children: ReactNode
}

/** A part that opens, without script. */
export function Disclosure({ summary, icon, wide, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={joinClasses('fold', wide && 'wide')}>
      <summary className="chev">
        {icon ? <Icon name={icon} /> : null}
        {summary}
      </summary>
      {children}
    </details>
  )
}

export type DropdownPanelProps = Omit<DisclosureProps, 'wide' | 'icon'> & {
  /** Something inside is set: the summary says what, and is marked. */
  isSet?: boolean
  /** Opens towards the left: for the last ones of a row. */
  alignEnd?: boolean
}

/** One group of the filter bar: a row of the list on a phone, a pill with a panel under it from 992 px. */
export function DropdownPanel({
  summary,
  isSet: set,
  alignEnd: end,
  children,
  ...details
}: DropdownPanelProps) {
  return (
    <details {...details} data-menu className={joinClasses('drawer', set && 'on', end && 'end')}>
      <summary className="chev">{summary}</summary>
      <div>{children}</div>
    </details>
  )
}

export type DropdownProps = {
  summary: ReactNode
  summaryClass?: string
  alignEnd?: boolean
  name?: string
  children: ReactNode
}

/** A small menu under its word. Script closes it on a press outside and on Esc. */
export function Dropdown({ summary, summaryClass, alignEnd: end, name, children }: DropdownProps) {
  return (
    <details data-menu name={name} className={joinClasses('fly', end && 'end')}>
      <summary className={joinClasses('chev', summaryClass)}>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
