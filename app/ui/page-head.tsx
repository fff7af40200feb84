import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  /** Content beside the title. */
  children?: ReactNode
}

/** Renders the heading of a page of the account or the desk. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
