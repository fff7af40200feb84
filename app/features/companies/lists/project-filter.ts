import { findCurrency, parseBound, parseIdList } from '~/features/search-filters'
import type { City } from '~/upstream/locations.server'
import { PROJECT_STATUSES, type ProjectStatus } from '~contract/companies'
import { CURRENCY_IDS, type Currency, toCurrency } from '~contract/currencies'
import { parsePage } from '../list-params'

export interface ProjectFilter {
  city: number | undefined
  district: number | undefined
  /** Price per m², in `currency`. */
  price: { from: number | undefined; to: number | undefined }
  /** Typed prices that are invalid. */
  wrongPrice: { from?: string | undefined; to?: string | undefined }
  currency: Currency
  state: ProjectStatus | undefined
  page: number
}

/**
 * Parses leniently: reversed ranges are swapped, and a district of another city is dropped if cities are
 * known.
 */
export function parseProjectFilter(
  searchParams: URLSearchParams,
  { currency: chosen, cities }: { currency: Currency | undefined; cities: readonly City[] | undefined },
): ProjectFilter {
  const [typedFrom, typedTo] = [searchParams.get('square_price_from'), searchParams.get('square_price_to')]
  const currencyId = findCurrency(searchParams)
  const currency = toCurrency(currencyId) ?? chosen ?? 'usd'
  const parsePrice = (typed: string | null) => parseBound(typed, 'square_price', CURRENCY_IDS[currency])
  const ends = [typedFrom, typedTo].map(parsePrice)
  const [from, to] = ends.every((end) => end !== undefined)
    ? ends.toSorted((a, b) => Number(a) - Number(b))
    : ends
  const city = parseIdList(searchParams, 'cities').ids[0]
  const district = parseIdList(searchParams, 'districts').ids[0]
  const isOfCity = cities?.find(({ id }) => id === city)?.districts.some(({ id }) => id === district)
  return {
    city,
    // After choosing another city the form still sends the district of the previous one.
    district: (cities ? isOfCity : city) ? district : undefined,
    price: { from, to },
    wrongPrice: { from: findWrongPrice(typedFrom, parsePrice), to: findWrongPrice(typedTo, parsePrice) },
    currency,
    state: PROJECT_STATUSES.find((one) => one === searchParams.get('building_status')),
    page: parsePage(searchParams),
  }
}

const MAX_SHOWN_LETTERS = 40

/** Returns an invalid price; 0 means no limit. */
function findWrongPrice(
  typed: string | null,
  parsePrice: (typed: string | null) => number | undefined,
): string | undefined {
  const isBound = parsePrice(typed) !== undefined || /^0*$/.test(typed?.trim() ?? '')
  return isBound ? undefined : typed?.slice(0, MAX_SHOWN_LETTERS)
}

export function toProjectParams({
  city,
  district,
  price,
  currency,
  state,
}: ProjectFilter): Record<string, string> {
  const params = Object.entries({
    cities: city,
    districts: district,
    square_price_from: price.from,
    square_price_to: price.to,
    currency_id: (price.from ?? price.to) ? CURRENCY_IDS[currency] : undefined,
    building_status: state,
  })
  return Object.fromEntries(
    params.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
