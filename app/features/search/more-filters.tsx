import { useTranslation } from 'react-i18next'
import { CheckboxGroup } from '../../ui/checkbox'
import { Choice } from '../../ui/choice'
import { RangeField } from '../../ui/range-field'
import type { Criteria } from '../criteria'
import { type FilterOptions, type MoreList, moreLists } from './form-options'
import { options } from './options'

type MoreFiltersProps = Pick<FilterOptions, 'streets'> & {
  criteria: Criteria
  more: NonNullable<FilterOptions['more']>
}

/** Every other filter. They come only when asked for (`more` in the address): most people need none of them. */
export function MoreFilters({ criteria, streets, more }: MoreFiltersProps) {
  const { t } = useTranslation('search')
  const titles = useTitles()
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
      <Choice
        id="filter-bedrooms"
        legend={titles.bedroom_types}
        name="bedroom_types"
        options={options(more.lists.bedroom_types)}
        chosen={criteria.lists.bedroom_types ?? []}
        many
        tight
      />
      <CheckboxGroup
        id="filter-streets"
        legend={t('lists.grouped_streets')}
        name="grouped_streets"
        options={options(streets)}
        chosen={criteria.lists.grouped_streets ?? []}
      />
      {ticked.map((name) => (
        <CheckboxGroup
          key={name}
          id={`filter-${name}`}
          legend={titles[name]}
          name={name}
          options={options(more.lists[name])}
          chosen={criteria.lists[name] ?? []}
        />
      ))}
    </div>
  )
}

/** Bedrooms are figures and stand in a row; the rest are words and stand in lists. */
const ticked = moreLists.filter((name) => name !== 'bedroom_types')

function useTitles(): Record<MoreList, string> {
  const { t } = useTranslation('statement')
  const { t: search } = useTranslation('search')
  const own = {
    bedroom_types: search('lists.bedroom_types'),
    bathroom_types: search('lists.bathroom_types'),
    parameters: t('kinds.parameter'),
  }
  const fields = moreLists.filter((name) => !(name in own)) as Exclude<MoreList, keyof typeof own>[]
  return { ...Object.fromEntries(fields.map((name) => [name, t(`fields.${name}`)])), ...own } as Record<
    MoreList,
    string
  >
}
