import type { ReactNode } from 'react'
import { classes } from './classes'

/** `vip` is bought prominence and nothing else; `paper` is for photos. */
export type BadgeTone = 'paper' | 'vip' | 'ok' | 'warn' | 'off' | 'bad' | 'info' | 'solid' | 'black'

export function Badge({ tone = 'paper', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classes('badge', tone !== 'paper' && tone)}>{children}</span>
}
