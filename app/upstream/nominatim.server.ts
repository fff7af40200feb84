import { z } from 'zod'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { readLimitedText } from '~contract/limited-body'
import type { Precision } from '~contract/locations'
import type { GeocodedPlace, Geocoder, GeocodingCaller } from './geocoding.server'
import { UpstreamError } from './upstream-error'

const MAX_RESULTS = 5
const MAX_ANSWER_BYTES = 500_000
const COUNTRY_CODE = 'ge'
/** Nominatim zoom level of single houses. */
const HOUSE_ZOOM = 18

const degrees = (max: number) => z.coerce.number().min(-max).max(max)

const NominatimPlace = z
  .object({
    lat: degrees(90),
    lon: degrees(180),
    display_name: z.string().min(1),
    address: z.record(z.string(), z.string()).default({}),
  })
  .transform(
    ({ lat, lon, display_name, address }): GeocodedPlace => ({
      name: display_name,
      place: { latitude: lat, longitude: lon },
      precision: getPrecision(address),
      street: address.road,
      houseNumber: address.house_number,
      ids: {},
    }),
  )

const SearchResponse = z.array(NominatimPlace)
/** Response for a point. Nominatim returns 200 with an error for an unknown place. */
const ReverseResponse = z.union([
  z.object({ error: z.unknown().refine((error) => error !== undefined) }).transform(() => undefined),
  NominatimPlace,
])

/** Precision by address part, ordered from the smallest part of a postal address. */
const PRECISION_BY_ADDRESS_PART: readonly (readonly [precision: Precision, parts: readonly string[]])[] = [
  ['house', ['house_number']],
  ['street', ['road', 'pedestrian', 'square']],
  ['urban', ['neighbourhood', 'quarter', 'suburb', 'allotments']],
  ['district', ['city_district', 'borough', 'district']],
]

function getPrecision(address: Record<string, string>): Precision {
  return PRECISION_BY_ADDRESS_PART.find(([, parts]) => parts.some((part) => part in address))?.[0] ?? 'city'
}

/** Creates a client of a Nominatim geocoder; no user data is sent to it. */
export function createNominatimGeocoder({ url, timeoutMs }: { url: string; timeoutMs: number }): Geocoder {
  return {
    findByAddress: (caller, address) =>
      requestJson(
        caller,
        'search',
        { q: address, limit: String(MAX_RESULTS), countrycodes: COUNTRY_CODE },
        SearchResponse,
      ),
    findByPoint: (caller, { latitude, longitude }) => {
      const point = { lat: latitude.toFixed(6), lon: longitude.toFixed(6), zoom: String(HOUSE_ZOOM) }
      return requestJson(caller, 'reverse', point, ReverseResponse)
    },
  }

  function requestJson<Answer>(
    caller: GeocodingCaller,
    path: string,
    params: Record<string, string>,
    answer: z.ZodType<Answer>,
  ): Promise<Answer> {
    const name = `GET geocoder ${path}`
    const outgoing: OutgoingCall = { kind: 'call', name, method: 'GET', url: `${url}/${path}` }
    return instrument(outgoing, async () =>
      parseResponse(name, await fetchText(caller, params, outgoing), answer),
    )
  }

  async function fetchText(
    { language, signal }: GeocodingCaller,
    params: Record<string, string>,
    outgoing: OutgoingCall,
  ): Promise<string> {
    const { name } = outgoing
    const common = { format: 'jsonv2', addressdetails: '1', 'accept-language': language }
    const timeout = AbortSignal.timeout(timeoutMs)
    const ending = signal ? AbortSignal.any([timeout, signal]) : timeout
    let status: number
    let text: string
    try {
      const response = await fetch(`${outgoing.url}?${new URLSearchParams({ ...params, ...common })}`, {
        // The usage policy of Nominatim requires an identifying user agent.
        headers: { accept: 'application/json', 'user-agent': 'Ezo' },
        redirect: 'error',
        signal: ending,
      })
      status = response.status
      outgoing.status = status
      text = await readLimitedText(response, MAX_ANSWER_BYTES, ending)
    } catch {
      if (signal?.aborted) throw new UpstreamError(name, 'aborted', 499)
      if (timeout.aborted) throw new UpstreamError(name, 'timeout', 504)
      throw new UpstreamError(name, 'network', 502)
    }
    if (status < 200 || status > 299) throw new UpstreamError(name, 'status', status)
    return text
  }
}

function parseResponse<Answer>(name: string, text: string, answer: z.ZodType<Answer>): Answer {
  try {
    return answer.parse(JSON.parse(text))
  } catch {
    throw new UpstreamError(name, 'contract', 502)
  }
}
