import type { ReactNode } from 'react'

/** Words for those who listen to a page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}
