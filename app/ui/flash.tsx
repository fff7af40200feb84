import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'

export type FlashTone = 'good' | 'info' | 'warn' | 'bad'

const toneIcons: Record<FlashTone, IconName> = { good: 'check', info: 'info', warn: 'alert', bad: 'alert' }

export type FlashProps = {
  tone?: FlashTone
  /** Button, or a form with one, at the right. */
  action?: ReactNode
  /** True if it is rendered with the page and not announced. */
  quiet?: boolean
  children: ReactNode
}

/** Renders a message that never disappears by itself. */
export function Flash({ tone = 'good', action, quiet, children }: FlashProps) {
  return (
    <div className={joinClasses('flash', tone !== 'good' && tone)} role={quiet ? undefined : 'status'}>
      <Icon name={toneIcons[tone]} />
      <div>{children}</div>
      {action}
    </div>
  )
}
