import { useTranslation } from 'react-i18next'
import { CheckboxGroup } from '~/ui/checkbox'
import { RadioGroup } from '~/ui/radio-group'
import { RangeField } from '~/ui/range-field'
import type { FilterValues } from './filter-form-data'
import type { FilterOptions } from './filter-options'
import { toOptions } from './select-options'

type MoreFiltersProps = Pick<FilterOptions, 'streets'> & {
  filters: Pick<FilterValues, 'lists' | 'ranges'>
  more: NonNullable<FilterOptions['more']>
}

/** All other filters, only with `more` in the URL, as most visitors need none of them. */
export function MoreFilters({ filters, streets, more }: MoreFiltersProps) {
  const { t } = useTranslation(['search', 'statement'])
  return (
    <div className="all-filters">
      {more.ranges.map(({ parameter, title, isInSquareMeters }) => (
        <RangeField
          key={parameter}
          id={`filter-${parameter}`}
          legend={t(title)}
          {...(isInSquareMeters && { unit: t('square_meter') })}
          from={{
            name: `${parameter}_from`,
            label: t('from'),
            defaultValue: filters.ranges[parameter]?.from,
          }}
          to={{ name: `${parameter}_to`, label: t('to'), defaultValue: filters.ranges[parameter]?.to }}
        />
      ))}
      {more.lists
        .filter(({ isCompact }) => isCompact)
        .map(({ parameter, title, entries }) => (
          <RadioGroup
            key={parameter}
            id={`filter-${parameter}`}
            legend={t(title)}
            name={parameter}
            options={toOptions(entries)}
            selected={filters.lists[parameter] ?? []}
            multiple
            isCompact
          />
        ))}
      <CheckboxGroup
        id="filter-streets"
        legend={t('lists.grouped_streets')}
        name="grouped_streets"
        options={toOptions(streets)}
        selected={filters.lists.grouped_streets ?? []}
      />
      {more.lists
        .filter(({ isCompact }) => !isCompact)
        .map(({ parameter, title, entries }) => (
          <CheckboxGroup
            key={parameter}
            id={`filter-${parameter}`}
            legend={t(title)}
            name={parameter}
            options={toOptions(entries)}
            selected={filters.lists[parameter] ?? []}
          />
        ))}
    </div>
  )
}
