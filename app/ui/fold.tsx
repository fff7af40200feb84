import type { ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'

export type FoldProps = {
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
export function Fold({ summary, icon, wide, children, ...details }: FoldProps) {
  return (
    <details {...details} className={classes('fold', wide && 'wide')}>
      <summary className="chev">
        {icon ? <Icon name={icon} /> : null}
        {summary}
      </summary>
      {children}
    </details>
  )
}

export type DrawerProps = Omit<FoldProps, 'wide' | 'icon'> & {
  /** Something inside is set: the summary says what, and is marked. */
  set?: boolean
  /** Opens towards the left: for the last ones of a row. */
  end?: boolean
}

/** One group of the filter bar: a row of the list on a phone, a pill with a panel under it from 992 px. */
export function Drawer({ summary, set, end, children, ...details }: DrawerProps) {
  return (
    <details {...details} data-menu className={classes('drawer', set && 'on', end && 'end')}>
      <summary className="chev">{summary}</summary>
      <div>{children}</div>
    </details>
  )
}

export type FlyMenuProps = {
  summary: ReactNode
  summaryClass?: string
  end?: boolean
  name?: string
  children: ReactNode
}

/** A small menu under its word. Script closes it on a press outside and on Esc. */
export function FlyMenu({ summary, summaryClass, end, name, children }: FlyMenuProps) {
  return (
    <details data-menu name={name} className={classes('fly', end && 'end')}>
      <summary className={classes('chev', summaryClass)}>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
