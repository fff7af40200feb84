import { useLoaderData } from '@remix-run/react'
import { Fragment, toTextMark } from '~/page/fragments'
import { usePage } from '~/page/use-page'
import { UnreachablePart } from '~/ui/unreachable-part'
import { FilterForm } from './filter-form'
import { type FilterFormData, type FilterValues, toFilterFormData } from './filter-form-data'
import type { CountedEntry } from './filter-options'
import type { SearchData } from './loader.server'

type Mark = (text: string | number) => string

/** Caches the form for searches that differ only in counts and typed values. */
export function FilterFormFragment() {
  const { language, currency, layout } = usePage()
  const data = useLoaderData() as SearchData
  if (!data.hasFilterForm) {
    return (
      <div className="wrap">
        <UnreachablePart retryHref={layout.currentHref} />
      </div>
    )
  }
  const texts: string[] = []
  const template = markTexts(toFilterFormData(data), (text) => toTextMark(texts.push(String(text)) - 1))
  return (
    <Fragment variant={JSON.stringify(['filter form', language, currency, template])} texts={texts}>
      <FilterForm data={template} />
    </Fragment>
  )
}

function markTexts(data: FilterFormData, mark: Mark): FilterFormData {
  const { options } = data
  const markCounts = <Entry extends Pick<CountedEntry, 'count'>>(entries: Entry[]): Entry[] =>
    entries.map((entry) => (entry.count === undefined ? entry : { ...entry, count: mark(entry.count) }))
  const markSpan = (span: string) => (span ? mark(span) : '')
  return {
    ...data,
    values: markValues(data.values, mark),
    options: {
      ...options,
      spans: { price: markSpan(options.spans.price), area: markSpan(options.spans.area) },
      deals: markCounts(options.deals),
      types: markCounts(options.types),
      rooms: markCounts(options.rooms),
      conditions: markCounts(options.conditions),
      statuses: markCounts(options.statuses),
      flags: markCounts(options.flags),
      cities: markCounts(options.cities),
      districts: markCounts(options.districts).map((district) => ({
        ...district,
        urbans: markCounts(district.urbans),
      })),
      ...(options.metro && {
        metro: {
          stations: markCounts(options.metro.stations),
          minutes: markCounts(options.metro.minutes),
        },
      }),
      hiddenFields: options.hiddenFields.map(([name, value]) => [name, mark(value)]),
    },
  }
}

function markValues(values: FilterValues, mark: Mark): FilterValues {
  const ranges = Object.entries(values.ranges).map(([name, range]) => [
    name,
    Object.fromEntries(Object.entries(range).map(([end, number]) => [end, mark(number)])),
  ])
  return { ...values, ...(values.q && { q: mark(values.q) }), ranges: Object.fromEntries(ranges) }
}
