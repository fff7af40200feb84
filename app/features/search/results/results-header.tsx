import { useTranslation } from 'react-i18next'
import {
  DEFAULT_SORT_ORDER,
  PAGE_SIZE,
  SEARCH_MAP_PATH,
  searchMapUrl,
  searchUrl,
  sortOrderNames,
  toSearchParams,
} from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Output } from '~/ui/output'
import { Select } from '~/ui/select'
import type { SearchData } from '../loader.server'

export function ViewSwitch({ data: { filters, onMap } }: { data: SearchData }) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const first = { ...filters, page: 1 }
  return (
    <ButtonLink
      href={onMap ? searchUrl(first, language) : searchMapUrl(first, language)}
      className="view-switch"
      icon={onMap ? 'list' : 'map'}
      rel="nofollow"
    >
      {onMap ? t('show_list') : t('show_map')}
    </ButtonLink>
  )
}

/** Renders links to the filters and the map, which stay in reach while scrolling on a phone. */
export function FloatingLinks({ data: { filters } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { t: map } = useTranslation('map')
  const { language } = usePage()
  return (
    <nav className="floating-links" aria-label={t('filters_and_map')}>
      <a href="#filter-q">{t('filters')}</a>{' '}
      <a href={searchMapUrl({ ...filters, page: 1 }, language)} rel="nofollow">
        {map('show_map')}
      </a>
    </nav>
  )
}

export function ResultCount({ data: { filters, cardCount, total } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (total === undefined) return null
  const first = (filters.page - 1) * PAGE_SIZE + 1
  const shown = formatNumber(total, language)
  return (
    <>
      <Output name="count" value={total}>
        {t('found', { count: total, shown })}
      </Output>
      {cardCount > 0 && total > PAGE_SIZE ? (
        <span className="range">{` · ${t('range', { from: formatNumber(first, language), to: formatNumber(first + cardCount - 1, language) })}`}</span>
      ) : null}
    </>
  )
}

export function SortForm({ data: { filters, onMap } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { sort: _, ...unsorted } = filters
  const hiddenFields = [...toSearchParams({ ...unsorted, page: 1 })]
  return (
    <form
      className="sort"
      method="get"
      action={toLocalizedPath(onMap ? SEARCH_MAP_PATH : '/s', language)}
      data-enhance={onMap ? undefined : 'filters-in-place'}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        aria-label={t('sort')}
        name="order_by"
        defaultValue={filters.sort ?? DEFAULT_SORT_ORDER}
        // The list is enhanced; the movable map is hydrated.
        onChange={onMap ? ({ currentTarget }) => currentTarget.form?.requestSubmit() : undefined}
        options={sortOrderNames.map((sort) => ({
          value: sort,
          label: t(`sorts.${sort}`),
        }))}
      />
      <Button icon="sort">{t('sort')}</Button>
    </form>
  )
}
