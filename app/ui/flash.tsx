import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'

export type FlashTone = 'good' | 'info' | 'warn' | 'bad'

const toneIcons: Record<FlashTone, IconName> = { good: 'check', info: 'info', warn: 'alert', bad: 'alert' }

export type FlashProps = {
  tone?: FlashTone
  /** A button or a form with one, at the right. */
  action?: ReactNode
  /** Part of the page from the start: not announced as news. */
  quiet?: boolean
  children: ReactNode
}

/** One sentence about what just happened. It never disappears by itself. */
export function Flash({ tone = 'good', action, quiet, children }: FlashProps) {
  return (
    <div className={joinClasses('flash', tone !== 'good' && tone)} role={quiet ? undefined : 'status'}>
      <Icon name={toneIcons[tone]} />
      <p>{children}</p>
      {action}
    </div>
  )
}
