import type { ReactNode } from 'react'

export type OutputProps = {
  /** A stable name for tests, scripts and text browsers; see DESIGN, names. */
  name: string
  value: number
  className?: string
  children: ReactNode
}

/** A computed figure, readable by people and programs. */
export function Output({ name, value, className, children }: OutputProps) {
  return (
    <output name={name} data-value={value} className={className}>
      {children}
    </output>
  )
}
