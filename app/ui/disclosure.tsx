import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'

export type DisclosureProps = {
  summary: ReactNode
  icon?: IconName
  /** Makes the summary as wide as its container, with the chevron at the end. */
  wide?: boolean
  /** Group name; disclosures with the same name are exclusive. */
  name?: string
  open?: boolean
  id?: string
  children: ReactNode
}

export function Disclosure({ summary, icon, wide, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={joinClasses('disclosure', wide && 'wide')}>
      <summary className="chevron">
        {icon ? <Icon name={icon} /> : null}
        {summary}
      </summary>
      {children}
    </details>
  )
}

export type DropdownPanelProps = Omit<DisclosureProps, 'wide' | 'icon'> & {
  isSet?: boolean
  /** Aligns the panel to the right, for the last ones of a row. */
  alignEnd?: boolean
}

/** Renders a filter group: a list row on a phone, a pill with a panel from 992 px. */
export function DropdownPanel({
  summary,
  isSet: set,
  alignEnd: end,
  children,
  ...details
}: DropdownPanelProps) {
  return (
    <details
      {...details}
      data-enhance="dropdown"
      className={joinClasses('drawer', set && 'on', end && 'end')}
    >
      <summary className="chevron">{summary}</summary>
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

export function Dropdown({ summary, summaryClass, alignEnd: end, name, children }: DropdownProps) {
  return (
    <details data-enhance="dropdown" name={name} className={joinClasses('dropdown', end && 'end')}>
      <summary className={joinClasses('chevron', summaryClass)}>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
