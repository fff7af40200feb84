import { useTranslation } from 'react-i18next'
import { RangeField } from '~/ui/range-field'
import type { FilterValues } from './filter-form-data'
import type { FilterOptions } from './filter-options'
import { FoldedFilter } from './folded-filter'

type MoreFiltersProps = Pick<FilterOptions, 'streets'> & {
  filters: Pick<FilterValues, 'lists' | 'ranges'>
  more: NonNullable<FilterOptions['more']>
}

/** Renders the other filters, only with `more` in the URL, as most visitors use none. */
export function MoreFilters({ filters, streets, more }: MoreFiltersProps) {
  const { t } = useTranslation(['search', 'statement'])
  return (
    <div className="all-filters">
      {more.ranges.map(({ parameter, title, isInSquareMeters, usual }) => (
        <RangeField
          key={parameter}
          id={`filter-${parameter}`}
          legend={t(title)}
          usual={usual}
          {...(isInSquareMeters && { unit: t('square_meter') })}
          from={{
            name: `${parameter}_from`,
            label: t('from'),
            defaultValue: filters.ranges[parameter]?.from,
          }}
          to={{ name: `${parameter}_to`, label: t('to'), defaultValue: filters.ranges[parameter]?.to }}
        />
      ))}
      <FoldedFilter
        name="grouped_streets"
        title={t('lists.grouped_streets')}
        entries={streets}
        selected={filters.lists.grouped_streets ?? []}
      />
      {more.lists.map(({ parameter, title, entries, isCompact }) => (
        <FoldedFilter
          key={parameter}
          name={parameter}
          title={t(title)}
          entries={entries}
          selected={filters.lists[parameter] ?? []}
          isCompact={isCompact}
        />
      ))}
    </div>
  )
}
