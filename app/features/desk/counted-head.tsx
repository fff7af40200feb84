import { Output } from '~/ui/output'
import { PageHead } from '~/ui/page-head'

interface CountedHeadProps {
  title: string
  total: number
  /** Number with its noun. */
  children: string
}

/** Renders the head of a desk list with its number of rows. */
export function CountedHead({ title, total, children }: CountedHeadProps) {
  return (
    <PageHead title={title}>
      <Output name="count" value={total} className="mute">
        {children}
      </Output>
    </PageHead>
  )
}
