import type { ReactNode } from 'react'

/** Renders a decorative illustration: its content is in the text beside it. */
export function IllustrationFrame({ children }: { children: ReactNode }) {
  return (
    <svg className="art" viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <rect className="a-sunk" width="480" height="320" rx="12" />
      {children}
    </svg>
  )
}
