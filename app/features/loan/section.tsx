import type { ReactNode } from 'react'
import { Fold } from '../../ui/fold'

interface LoanSectionProps {
  title: string
  note?: string
  /** A link or a button beside the title. */
  act?: ReactNode
  isFolded: boolean
  children: ReactNode
}

/** A part under the calculator: a section of a page, or in a dialog a part that opens. */
export function LoanSection({ title, note, act, isFolded, children }: LoanSectionProps) {
  if (isFolded)
    return (
      <Fold summary={title} wide>
        {note ? <p className="sm mute">{note}</p> : null}
        {act}
        {children}
      </Fold>
    )
  return (
    <section className="sec">
      <div className="sec-head">
        <h2>{title}</h2>
        {note ? <p className="sm">{note}</p> : null}
        {act}
      </div>
      {children}
    </section>
  )
}
