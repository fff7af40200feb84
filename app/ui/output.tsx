import type { ReactNode } from 'react'

export type OutputProps = {
  /** A stable name for tests, scripts and text browsers; see DESIGN, names. */
  name: string
  value: number
  className?: string
  /** Of several that change together: what a screen reader should say of them is said elsewhere. */
  isSilent?: boolean
  children: ReactNode
}

/** A computed figure, readable by people and programs. */
export function Output({ name, value, className, isSilent, children }: OutputProps) {
  return (
    <output name={name} data-value={value} className={className} aria-live={isSilent ? 'off' : undefined}>
      {children}
    </output>
  )
}
