import type { ReactNode } from 'react'

export type OutputProps = {
  /** Stable name for tests, scripts and text browsers; see DESIGN, names. */
  name: string
  value: number
  className?: string
  /** True for one of several values that change together, which are announced elsewhere. */
  isSilent?: boolean
  children: ReactNode
}

/** Renders a computed figure that people and programs can read. */
export function Output({ name, value, className, isSilent, children }: OutputProps) {
  return (
    <output name={name} data-value={value} className={className} aria-live={isSilent ? 'off' : undefined}>
      {children}
    </output>
  )
}
