import type { ReactNode } from 'react'

/** A page with one purpose: its heading, what it says, and a panel with its form. */
export function IdentityPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="narrow">
      <div className="identity-head">
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {children}
    </div>
  )
}
