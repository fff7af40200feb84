import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon'

export type ChipProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** Label of the removal; the chip is then a link with a cross. */
  removeLabel?: string
  current?: boolean
}

/** Renders a predefined search, or an active filter that a click removes. */
export function Chip({ removeLabel: removes, current, children, ...link }: ChipProps) {
  return (
    <a {...link} className="chip" aria-current={current || undefined}>
      {removes ? <span className="visually-hidden">{removes} </span> : null}
      {children}
      {removes ? <Icon name="close" /> : null}{' '}
    </a>
  )
}

/** Renders a row that scrolls on a phone and wraps on wider screens. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className="chips">{children}</div>
}
