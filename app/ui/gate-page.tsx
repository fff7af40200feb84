import type { ReactNode } from 'react'
import gateImage from '../../public/img/gate.svg?url'

interface GatePageProps {
  title: string
  /** Text above the title. */
  above?: ReactNode
  children: ReactNode
}

/** Renders a page of one short message or question, beside the picture of a gate. */
export function GatePage({ title, above, children }: GatePageProps) {
  return (
    <div className="wrap error-page">
      <img src={gateImage} width={720} height={300} alt="" />
      <div className="stack">
        {above}
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
