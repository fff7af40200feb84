import { Output } from '~/ui/output'

interface CountedHeadProps {
  title: string
  total: number
  /** The number with its noun. */
  children: string
}

/** The head of a list of the desk that tells how much it holds. */
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
