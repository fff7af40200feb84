import type { ReactNode } from 'react'
import { Disclosure } from '~/ui/disclosure'

interface LoanSectionProps {
  title: string
  note?: string
  action?: ReactNode
  isCollapsible: boolean
  children: ReactNode
}

export function LoanSection({ title, note, action: act, isCollapsible, children }: LoanSectionProps) {
  if (isCollapsible)
    return (
      <Disclosure summary={title} wide>
        {note ? <p className="sm mute">{note}</p> : null}
        {act}
        {children}
      </Disclosure>
    )
  return (
    <section className="section">
      <div className="section-head">
        <h2>{title}</h2>
        {note ? <p className="sm">{note}</p> : null}
        {act}
      </div>
      {children}
    </section>
  )
}
