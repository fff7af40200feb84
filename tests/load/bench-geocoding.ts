import { createRandom } from '~backend/demo/random'
import { movePoint } from '~backend/demo/seed/places/distances'
import { createAddressIndex } from '~backend/geocoding/address-index'
import { findHouses } from '~backend/geocoding/find-house'
import { geocodeAddress } from '~backend/geocoding/geocode'
import { formatHouseNumber } from '~backend/geocoding/house-number'
import type { House } from '~backend/geocoding/houses'
import { reverseGeocode } from '~backend/geocoding/reverse-geocode'
import { distance } from '~backend/platform/distance'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import { formatTable } from './format-table'
import { percentile } from './timing'

const FOLDER = 'backend/geocoding/houses'
const SAMPLES = 1_000
/** Maximum distance in metres between a press and the centre of a house. */
const PRESS_METRES = 15

const random = createRandom('bench', 'geocoding')
const gazetteer = createSeededGazetteer()

const began = performance.now()
const index = await createAddressIndex(async () => gazetteer, FOLDER)()
const loaded = performance.now() - began
const streets = new Set(
  [...index.cities.values()].flatMap((city) =>
    [...city.streets.values()].flat().flatMap(({ houseStreets }) => houseStreets),
  ),
)
const houses = [...streets].flatMap((street) => street.houses)
const samples = Array.from({ length: SAMPLES }, () => random.pick(houses))

process.stdout.write(
  `${houses.length} houses, read and joined with the streets in ${loaded.toFixed(0)} ms\n${SAMPLES} of them:\n\n`,
)
process.stdout.write(
  formatTable(
    ['', 'found', 'right', 'median m', 'p90 m', 'p50 ms', 'p95 ms'],
    [
      measure('the address to the house', findByAddress),
      measure('... were it not known', findAmongOthers),
      measure("... by the street's middle", findMiddle),
      measure('a pin within 15 m', findByPin),
    ],
  ),
)

type Found = { metres: number; isRight: boolean } | undefined

function measure(name: string, find: (house: House) => Found): string[] {
  const times: number[] = []
  const found = samples.flatMap((house) => {
    const start = performance.now()
    const answer = find(house)
    times.push(performance.now() - start)
    return answer ?? []
  })
  const metres = found.map((one) => one.metres)
  const share = (count: number) => `${((100 * count) / SAMPLES).toFixed(1)} %`
  return [
    name,
    share(found.length),
    share(found.filter(({ isRight }) => isRight).length),
    ...[50, 90].map((percent) => percentile(metres, percent).toFixed(1)),
    ...[50, 95].map((percent) => percentile(times, percent).toFixed(2)),
  ]
}

function findByAddress({ street, number, lat, lng }: House): Found {
  const address = `${street.name.ka} ${formatHouseNumber(number, 'ka')}`
  const [found] = geocodeAddress(address, index, street.cityId)
  if (found?.precision !== 'house') return undefined
  const metres = distance({ lat, lng }, found)
  return { metres, isRight: metres < 1 }
}

/** Finds a house from the numbers of the other houses. */
function findAmongOthers(house: House): Found {
  const others = house.street.houses.filter((other) => other !== house)
  const [found] = findHouses({ houses: others }, house.number)
  const metres = found && distance(house, found)
  return metres === undefined ? undefined : { metres, isRight: metres < 30 }
}

function findMiddle(house: House): Found {
  const row = index.rows.get(house.street)?.[0]
  const metres = row && distance(house, row)
  return metres === undefined ? undefined : { metres, isRight: metres < 30 }
}

function findByPin(house: House): Found {
  const [away, angle] = [random.between(0, PRESS_METRES), random.between(0, 2 * Math.PI)]
  const pin = movePoint(house, away * Math.cos(angle), away * Math.sin(angle))
  const found = reverseGeocode(pin, index)
  if (found?.precision !== 'house') return undefined
  const metres = distance(house, found)
  return { metres, isRight: metres < 1 }
}
