import type { Currency } from '../../../upstream/currencies'
import { currencyIds } from '../../../upstream/currencies'
import { readAmount, readList } from '../../criteria'
import { pageIn } from '../page-query'

export const STATES = ['under_construction', 'completed'] as const
export type State = (typeof STATES)[number]

/** What projects are looked for. */
export interface ProjectFilter {
  city: number | undefined
  district: number | undefined
  /** Of a square metre, in `currency`. */
  price: { from: number | undefined; to: number | undefined }
  currency: Currency
  state: State | undefined
  page: number
}

/** Reads an address leniently; a range upside down is turned. */
export function readProjectFilter(query: URLSearchParams, chosen: Currency | undefined): ProjectFilter {
  const ends = [query.get('square_price_from'), query.get('square_price_to')].map(readAmount)
  const [from, to] = ends.every((end) => end !== undefined)
    ? ends.toSorted((a, b) => Number(a) - Number(b))
    : ends
  const asked = query.get('currency_id')
  const currency = asked === '1' ? 'gel' : asked === '2' ? 'usd' : (chosen ?? 'usd')
  const city = readList(query, 'cities').ids[0]
  return {
    city,
    // Of no town, a district would only find nothing.
    district: city === undefined ? undefined : readList(query, 'districts').ids[0],
    price: { from, to },
    currency,
    state: STATES.find((one) => one === query.get('building_status')),
    page: pageIn(query),
  }
}

/** The filter as the address and the upstream say it, without the page. */
export function projectParameters({
  city,
  district,
  price,
  currency,
  state,
}: ProjectFilter): Record<string, string> {
  const said = Object.entries({
    cities: city,
    districts: district,
    square_price_from: price.from,
    square_price_to: price.to,
    currency_id: (price.from ?? price.to) ? currencyIds[currency] : undefined,
    building_status: state,
  })
  return Object.fromEntries(
    said.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
