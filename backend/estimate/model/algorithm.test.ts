import { expect, test } from 'vitest'
import { createFlat, createMarket } from '~tests/fixtures/flat-market'
import { estimatePrice } from './estimate-price'
import { ALGORITHM, fitModel } from './fit-model'
import type { Flat, FlatForSale } from './flat'

const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item

/** Synthetic market: features are present, absent or unknown, and prices follow lifts and balconies. */
const market = createMarket(400).map((offer, at): FlatForSale => {
  const hasElevator = pick([true, false, null], at)
  const balconyArea = pick([0, 4, null, 12, 40], at)
  const area = pick([offer.area, 18, offer.area, 450], Math.floor(at / 7))
  const factor = (hasElevator === false ? 0.9 : 1) * (1 + (balconyArea ?? 0) / 200)
  return {
    ...offer,
    apartmentType: pick(['non_standard', 'khrushchev', null], at),
    yearRange: pick(['>2000', '1955-2000', '<1955', null], at),
    rooms: pick([offer.rooms, (offer.rooms ?? 1) + 1, null], Math.floor(at / 2)),
    point: at % 17 === 0 ? null : offer.point,
    ageDays: offer.ageDays * 4 - 1,
    hasElevator,
    balconyArea,
    area,
    price: Math.round((offer.price / offer.area) * area * factor),
  }
})
const { model } = fitModel(market)

/** Stored models stay in use until `ALGORITHM` changes. A change of these values must raise it. */
test.each<[Partial<Flat>, string]>([
  [
    {},
    '167366 (2391 per m²) of 148783–196924, ordinary; place 59202, building 946, condition 18470, size -13, floor -230, comfort 4870, nearby 513; 60: 109, 626 m, 0.919',
  ],
  [
    { area: 40, rooms: 1, floor: 1, totalFloors: 5, status: 'old_building' },
    '99132 (2478 per m²) of 86081–111053, old; place 45666, building 1701, condition 14940, size -51009, floor 568, comfort 3421, nearby 98; 60: 6, 156 m, 1.083',
  ],
  [
    { area: 130, rooms: 5, floor: 10, balconyArea: 0 },
    '301816 (2322 per m²) of 268305–355119, large; place 85475, building 1889, condition 27360, size 105378, floor -2121, comfort 0, nearby 910; 60: 108, 260 m, 0.985',
  ],
  [
    {
      area: 250,
      rooms: null,
      floor: 25,
      totalFloors: 25,
      balconyArea: null,
      point: { lat: 41.7, lng: 44.77 },
    },
    '577597 (2310 per m²) of 513465–679605, large; place 129853, building 3823, condition 37323, size 326533, floor -6054, comfort 0, nearby 2205; 60: 284, 173 m, 1.029',
  ],
  [
    { sector: 'gldani', hasElevator: false, totalFloors: 8, point: { lat: 41.801, lng: 44.822 } },
    '83146 (1188 per m²) of 70400–97093, ordinary; place -13390, building 263, condition 12477, size 1, floor -21, comfort 1122, nearby -945; 60: 145, 227 m, 0.844',
  ],
  [
    {
      sector: 'gldani',
      hasElevator: false,
      floor: 4,
      totalFloors: 4,
      condition: 'white_frame',
      apartmentType: 'khrushchev',
      yearRange: '1955-2000',
      point: { lat: 41.799, lng: 44.824 },
    },
    '57339 (819 per m²) of 48549–66957, ordinary; place -11297, building -6899, condition -10191, size 23, floor -442, comfort 2706, nearby -687; 60: 274, 391 m, 0.881',
  ],
  [
    {
      sector: 'isani',
      condition: 'old_renovation',
      apartmentType: null,
      yearRange: null,
      point: { lat: 41.688, lng: 44.838 },
    },
    '83668 (1195 per m²) of 71438–95075, ordinary; place 4243, building -1042, condition -4691, size 9, floor -76, comfort 3287, nearby -1184; 60: 360, 132 m, 0.839',
  ],
])('an estimate of %o stays the same until the algorithm number is raised', (flat, expected) => {
  const answer = estimatePrice(model, createFlat(flat), market)
  if ('reason' in answer) throw new Error(answer.reason)
  const { total, perMetre, range, segment, comparables, contributions } = answer.estimate
  const [nearest] = comparables
  const line = [
    `${total} (${perMetre} per m²) of ${range.low}–${range.high}, ${segment}`,
    contributions.map(({ group, amount }) => `${group} ${amount}`).join(', '),
    `${comparables.length}: ${nearest?.offer.id}, ${Math.round(nearest?.distance ?? 0)} m, ${nearest?.adjustment.toFixed(3)}`,
  ].join('; ')
  expect({ ALGORITHM, line }).toEqual({ ALGORITHM: 2, line: expected })
})
