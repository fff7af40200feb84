import type { HTMLAttributes, ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'

interface OutcomeProps {
  isBad?: boolean
  /** Module of app/enhance. */
  'data-enhance'?: HTMLAttributes<HTMLDivElement>['data-enhance']
  children: ReactNode
}

/** Renders what a submitted form led to, with the links that follow. */
export function Outcome({ isBad = false, 'data-enhance': enhance, children }: OutcomeProps) {
  return (
    <div
      className={joinClasses('stack', 'outcome', isBad && 'bad')}
      role={isBad ? 'alert' : undefined}
      data-enhance={enhance}
    >
      <Icon name={isBad ? 'alert' : 'check'} />
      {children}
    </div>
  )
}
