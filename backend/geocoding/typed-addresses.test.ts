import { beforeAll, expect, test } from 'vitest'
import { distance } from '~backend/platform/distance'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import { readProcessorMs } from '~tests/fixtures/processor-time'
import { createTypedAddresses, type TypedAddress } from '~tests/fixtures/typed-addresses/typed-addresses'
import { type AddressIndex, createAddressIndex } from './address-index'
import { type AddressMatch, geocodeAddress } from './geocode'

/** Sample size; `npm run bench:addresses` sets 1,000. */
const COUNT = Number(process.env.TYPED_ADDRESSES ?? 300)
const MIN_RIGHT = 0.97
const MAX_LOOK_UP_MS = 20
/** Maximum distance in metres between two maps' points of one house. */
const SAME_HOUSE_METRES = 30

let index: AddressIndex
const typed = createTypedAddresses(COUNT)

beforeAll(async () => {
  const gazetteer = createSeededGazetteer()
  index = await createAddressIndex(async () => gazetteer, 'backend/geocoding/houses')()
})

function isRight({ points, partIds, street }: TypedAddress, place: AddressMatch | undefined): boolean {
  if (!place || !points.some((point) => distance(place, point) <= SAME_HOUSE_METRES)) return false
  const part = place.urban ?? place.district
  if (part ? !partIds.includes(part.id) : partIds.length > 0) return false
  const words = street.split(' ').filter((word) => word.length > 3)
  return words.some((word) => place.street?.name.ka.includes(word))
}

interface Result extends TypedAddress {
  found: AddressMatch[]
  isFirst: boolean
  isWronglyPreselected: boolean
  ms: number
}

function lookUp(address: TypedAddress): Result {
  const began = readProcessorMs()
  const found = geocodeAddress(address.text, index, address.cityId)
  const ms = readProcessorMs() - began
  const preselected = found.find(({ isExact }) => isExact)
  const { isOfSeveral, isElsewhere } = address
  const isAmong = found.some((place) => isRight(address, place))
  return {
    ...address,
    found,
    ms,
    isFirst: isOfSeveral ? isAmong : isRight(address, found[0]),
    isWronglyPreselected:
      preselected !== undefined && (isOfSeveral || isElsewhere || !isRight(address, preselected)),
  }
}

const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`

function report(results: readonly Result[]): string {
  const lines = [...new Set(results.map(({ way }) => way))].sort().map((way) => {
    const own = results.filter((result) => result.way === way)
    const right = own.filter(({ isFirst }) => isFirst).length
    const preselected = own.filter(({ found }) => found.some(({ isExact }) => isExact)).length
    return `${way.padEnd(24)} ${String(own.length).padStart(5)} ${share(right, own.length).padStart(8)} right ${share(preselected, own.length).padStart(8)} preselected`
  })
  const wrong = results.filter(({ isFirst, isWronglyPreselected }) => !isFirst || isWronglyPreselected)
  const failures = wrong.map(
    ({ way, text, cityId, street, partIds, isOfSeveral, isWronglyPreselected, found }) =>
      `${isWronglyPreselected ? 'PRESELECTED ' : ''}${way}: ${text} (${cityId}, ${street}, ${partIds}${isOfSeveral ? ', of several' : ''}) → ${found
        .slice(0, 3)
        .map(
          ({ street, house, urban, district, precision, isExact }) =>
            `${isExact ? '*' : ''}${street?.name.ka ?? precision} ${house?.number.number ?? ''}${house?.isApproximate ? '~' : ''} ${(urban ?? district)?.name.en} ${(urban ?? district)?.id}`,
        )
        .join(' | ')}`,
  )
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other)
  return [
    ...lines,
    `right street and neighbourhood first: ${share(results.filter(({ isFirst }) => isFirst).length, results.length)} of ${results.length}`,
    `of several, listed without preselecting: ${results.filter(({ isOfSeveral, isFirst }) => isOfSeveral && isFirst).length} of ${results.filter(({ isOfSeveral }) => isOfSeveral).length}`,
    `wrong ones preselected: ${results.filter(({ isWronglyPreselected }) => isWronglyPreselected).length}`,
    `look-up: p50 ${times[times.length >> 1]?.toFixed(2)} ms, p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(2)} ms, longest ${times.at(-1)?.toFixed(2)} ms`,
    ...failures,
  ].join('\n')
}

test('typed addresses of four towns match their street and neighbourhood, and preselect no wrong one', () => {
  const results = typed.map(lookUp)
  if (process.env.TYPED_ADDRESSES) process.stdout.write(`${report(results)}\n`)
  const right = results.filter(({ isFirst }) => isFirst).length
  expect(results.filter(({ isWronglyPreselected }) => isWronglyPreselected).map(({ text }) => text)).toEqual(
    [],
  )
  expect(right / results.length).toBeGreaterThanOrEqual(MIN_RIGHT)
  // Other work of the process may delay a look-up, but not each time.
  const slow = typed.filter((_, at) => (results[at]?.ms ?? 0) >= MAX_LOOK_UP_MS)
  for (const address of slow)
    expect(Math.min(...[1, 2, 3].map(() => lookUp(address).ms)), address.text).toBeLessThan(MAX_LOOK_UP_MS)
})
