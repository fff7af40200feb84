import type { ReactNode } from 'react'
import { joinClasses } from './classes'

/** Colour of a badge; `vip` is only for paid promotion, `paper` for badges on photos. */
export type BadgeTone = 'paper' | 'vip' | 'ok' | 'warn' | 'off' | 'bad' | 'info' | 'solid' | 'black' | 'white'

export function Badge({ tone = 'paper', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={joinClasses('badge', tone !== 'paper' && tone)}>
      {typeof children === 'string' ? `${children} ` : children}
    </span>
  )
}
