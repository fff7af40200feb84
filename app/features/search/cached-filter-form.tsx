import { useLoaderData } from '@remix-run/react'
import { CachedMarkup, toTextPlaceholder, useCachesMarkup } from '~/page/speed/cached-markup'
import { usePage } from '~/page/use-page'
import { UnreachablePart } from '~/ui/unreachable-part'
import { FilterForm } from './filters/filter-form'
import { type FilterFormData, type FilterValues, toFilterFormData } from './filters/filter-form-data'
import type { CountedEntry } from './filters/filter-options'
import type { StayFields } from './filters/searched-stay-fields'
import type { SearchData } from './loader.server'

type ToPlaceholder = (text: string | number) => string

/** Caches the form for searches that differ only in counts and typed values. */
export function CachedFilterForm() {
  const { language, currency, layout } = usePage()
  const data = useLoaderData() as SearchData
  const cachesMarkup = useCachesMarkup()
  if (!data.hasFilterForm) {
    return (
      <div className="wrap">
        <UnreachablePart retryHref={layout.currentHref} />
      </div>
    )
  }
  if (!cachesMarkup) return <FilterForm data={toFilterFormData(data)} />
  const texts: string[] = []
  const template = replaceTexts(toFilterFormData(data), (text) =>
    toTextPlaceholder(texts.push(String(text)) - 1),
  )
  return (
    <CachedMarkup variant={JSON.stringify(['filter form', language, currency, template])} texts={texts}>
      <FilterForm data={template} />
    </CachedMarkup>
  )
}

function replaceTexts(data: FilterFormData, toPlaceholder: ToPlaceholder): FilterFormData {
  const { options } = data
  const markCounts = <Entry extends Pick<CountedEntry, 'count'>>(entries: Entry[]): Entry[] =>
    entries.map((entry) =>
      entry.count === undefined ? entry : { ...entry, count: toPlaceholder(entry.count) },
    )
  const replaceSpan = (span: string) => (span ? toPlaceholder(span) : '')
  return {
    ...data,
    values: replaceValues(data.values, toPlaceholder),
    options: {
      ...options,
      spans: { price: replaceSpan(options.spans.price), area: replaceSpan(options.spans.area) },
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
      hiddenFields: options.hiddenFields.map(([name, value]) => [name, toPlaceholder(value)]),
    },
  }
}

function replaceValues(values: FilterValues, toPlaceholder: ToPlaceholder): FilterValues {
  const ranges = Object.entries(values.ranges).map(([name, range]) => [
    name,
    Object.fromEntries(Object.entries(range).map(([end, number]) => [end, toPlaceholder(number)])),
  ])
  return {
    ...values,
    ...(values.q && { q: toPlaceholder(values.q) }),
    ranges: Object.fromEntries(ranges),
    stay: values.stay && replaceStay(values.stay, toPlaceholder),
  }
}

function replaceStay(stay: StayFields, toPlaceholder: ToPlaceholder): StayFields {
  const replace = (text: string) => (text ? toPlaceholder(text) : '')
  const { from, to, guests, summary } = stay
  return {
    ...stay,
    from: replace(from),
    to: replace(to),
    guests: replace(guests),
    summary: replace(summary),
  }
}
