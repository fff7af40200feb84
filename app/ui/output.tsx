import type { ReactNode } from 'react'

export type OutputProps = {
  /** A name that others rely on (tests, scripts, text browsers); see DESIGN, names. */
  name: string
  /** The plain number behind the words. */
  value: number
  className?: string
  children: ReactNode
}

/** A figure that was worked out, readable by people and by programs. */
export function Output({ name, value, className, children }: OutputProps) {
  return (
    <output name={name} data-value={value} className={className}>
      {children}
    </output>
  )
}
