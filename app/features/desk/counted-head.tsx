import { Output } from '~/ui/output'

interface CountedHeadProps {
  title: string
  total: number
  /** Number with its noun. */
  children: string
}

/** Renders the head of a desk list with its number of rows. */
export function CountedHead({ title, total, children }: CountedHeadProps) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      <Output name="count" value={total} className="mute">
        {children}
      </Output>
    </div>
  )
}
