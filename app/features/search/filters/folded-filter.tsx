import { Badge } from '~/ui/badge'
import { CheckboxGroup } from '~/ui/checkbox'
import { RadioGroup } from '~/ui/radio-group'
import type { CountedEntry } from './filter-options'
import { toOptions } from './select-options'

interface FoldedFilterProps {
  name: string
  title: string
  entries: CountedEntry[]
  selected: readonly number[]
  isCompact?: boolean
}

/** Renders a collapsed list, with its title and the number of chosen entries. */
export function FoldedFilter({ name, title, entries, selected, isCompact }: FoldedFilterProps) {
  if (entries.length === 0) return null
  const group = {
    id: `filter-${name}`,
    legend: title,
    legendHidden: true,
    name,
    options: toOptions(entries),
    selected,
  }
  return (
    <details id={`part-${name}`} className="folded-filter">
      <summary className="chevron">
        {`${title} `}
        {selected.length > 0 ? <Badge tone="solid">{selected.length}</Badge> : null}
      </summary>
      {isCompact ? <RadioGroup {...group} multiple isCompact /> : <CheckboxGroup {...group} />}
    </details>
  )
}
