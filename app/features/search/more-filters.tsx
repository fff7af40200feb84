import { useTranslation } from 'react-i18next'
import type { SearchFilters } from '~/features/search-filters'
import { CheckboxGroup } from '~/ui/checkbox'
import { RadioGroup } from '~/ui/radio-group'
import { RangeField } from '~/ui/range-field'
import { type FilterOptions, type MoreListName, moreListNames } from './filter-options'
import { toOptions } from './select-options'

type MoreFiltersProps = Pick<FilterOptions, 'streets'> & {
  criteria: SearchFilters
  more: NonNullable<FilterOptions['more']>
}

/** All other filters, only with `more` in the URL, as most visitors need none of them. */
export function MoreFilters({ criteria, streets, more }: MoreFiltersProps) {
  const { t } = useTranslation('search')
  const titles = useFilterTitles()
  return (
    <div className="all-filters">
      {more.ranges.map((name) => (
        <RangeField
          key={name}
          id={`filter-${name}`}
          legend={t(`ranges.${name}`)}
          from={{ name: `${name}_from`, label: t('from'), defaultValue: criteria.ranges[name]?.from }}
          to={{ name: `${name}_to`, label: t('to'), defaultValue: criteria.ranges[name]?.to }}
        />
      ))}
      <RadioGroup
        id="filter-bedrooms"
        legend={titles.bedroom_types}
        name="bedroom_types"
        options={toOptions(more.lists.bedroom_types)}
        selected={criteria.lists.bedroom_types ?? []}
        multiple
        isCompact
      />
      <CheckboxGroup
        id="filter-streets"
        legend={t('lists.grouped_streets')}
        name="grouped_streets"
        options={toOptions(streets)}
        selected={criteria.lists.grouped_streets ?? []}
      />
      {checkboxListNames.map((name) => (
        <CheckboxGroup
          key={name}
          id={`filter-${name}`}
          legend={titles[name]}
          name={name}
          options={toOptions(more.lists[name])}
          selected={criteria.lists[name] ?? []}
        />
      ))}
    </div>
  )
}

/** Bedrooms are numbers in a row; the others are checkbox lists. */
const checkboxListNames = moreListNames.filter((name) => name !== 'bedroom_types')

function useFilterTitles(): Record<MoreListName, string> {
  const { t } = useTranslation('statement')
  const { t: search } = useTranslation('search')
  const overrides = {
    bedroom_types: search('lists.bedroom_types'),
    bathroom_types: search('lists.bathroom_types'),
    parameters: t('kinds.parameter'),
  }
  const fields = moreListNames.filter((name) => !(name in overrides)) as Exclude<
    MoreListName,
    keyof typeof overrides
  >[]
  return { ...Object.fromEntries(fields.map((name) => [name, t(`fields.${name}`)])), ...overrides } as Record<
    MoreListName,
    string
  >
}
