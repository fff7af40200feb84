import { createRandom, type Random } from '~backend/demo/random'
import { pickWeighted } from '~backend/demo/weighted-choice'

export type SampleSearch = { filters: string; order: string; page: number }

const TBILISI = '1'
/** Neighbourhoods of Tbilisi with their districts: Vake, Saburtalo, Vera, Gldani, Isani, Didi Dighomi. */
const NEIGHBOURHOODS = ['38', '47', '64', '2', '53', '29']
const SEARCH_TEXTS = [
  'თბილისი',
  'ვაკე',
  'ვაკეში',
  'საბურთალო',
  'ჭავჭავაძის გამზირი',
  'რუსთაველი',
  'ბინა ვერაზე',
  'ბათუმი',
  'ყაზბეგის 14',
  'Tbilisi',
  'vake',
  'Gldani',
  'Chavchavadze 26',
  'Kazbegi Avenue',
  'apartment batumi',
  'Тбилиси',
  'Ваке',
  'Сабуртало',
  'улица Барнова',
  'проспект Чавчавадзе 7',
  'nowhere at all',
]

/** Repeatable searches with the assumed distribution: most share a city, a deal and a type. */
export function sampleSearches(name: string, count: number): SampleSearch[] {
  return Array.from({ length: count }, (_, index) =>
    createSampleSearch(createRandom('question', name, index)),
  )
}

/** Samples texts as visitors type them, each with some common filters so that no two queries are equal. */
export function sampleTextSearches(count: number): SampleSearch[] {
  return sampleSearches('text', count).map(({ order, page }, index) => {
    const random = createRandom('question', 'words', index)
    const filters = new URLSearchParams({ q: random.pick(SEARCH_TEXTS) })
    if (random.chance(0.6)) filters.set('deal_types', pickDealType(random))
    if (random.chance(0.3)) addRangeFilter(random, filters, 'area', 20, 200)
    return { filters: `${filters}`, order, page }
  })
}

/** Centres of the map views: the capital, Batumi and Kutaisi. */
const MAP_CENTRES = [
  { lat: 41.725, lng: 44.77 },
  { lat: 41.71, lng: 44.8 },
  { lat: 41.643, lng: 41.64 },
  { lat: 42.255, lng: 42.7 },
]

/** Samples map views of the search, from a street to the whole country, most with filters. */
export function sampleMapQueries(name: string, count: number): string[] {
  return sampleSearches(name, count).map(({ filters }, index) => {
    const random = createRandom('question', 'view', name, index)
    const query = new URLSearchParams(random.chance(0.7) ? filters : '')
    for (const name of ['cities', 'districts', 'urbans']) query.delete(name)
    const zoom = pickWeighted(random, [
      [random.whole(13, 15), 60],
      [random.whole(10, 12), 25],
      [random.whole(16, 17), 10],
      [7, 5],
    ])
    const { lat, lng } = random.chance(0.8)
      ? (MAP_CENTRES[0] as (typeof MAP_CENTRES)[0])
      : random.pick(MAP_CENTRES)
    const [middleLat, middleLng] = [lat + random.between(-0.03, 0.03), lng + random.between(-0.05, 0.05)]
    // A picture of 480 by 600 pixels.
    const width = (480 * 360) / (256 * 2 ** zoom)
    const height = width * 1.25 * Math.cos((lat * Math.PI) / 180)
    const bounds = {
      north: middleLat + height / 2,
      south: middleLat - height / 2,
      east: middleLng + width / 2,
      west: middleLng - width / 2,
    }
    query.set('bounds', JSON.stringify(bounds))
    query.set('zoom', `${zoom - 0.5}`)
    return `${query}`
  })
}

function createSampleSearch(random: Random): SampleSearch {
  const filters = new URLSearchParams()
  const deal = pickDealType(random)
  if (random.chance(0.9)) filters.set('deal_types', deal)
  if (random.chance(0.85)) filters.set('real_estate_types', pickRealEstateTypes(random))
  if (random.chance(0.85)) addPlaceFilter(random, filters)
  if (random.chance(0.55)) {
    if (random.chance(0.5)) filters.set('currency_id', '2')
    const unit = { 1: 40_000, 2: 300, 3: 20_000, 7: 30 }[deal] ?? 1_000
    addRangeFilter(random, filters, 'price', unit, unit * 8)
  }
  if (random.chance(0.35)) addRangeFilter(random, filters, 'area', 20, 200)
  if (random.chance(0.4)) filters.set('room_types', random.pick(['1', '2', '3', '4', '1,2', '2,3']))
  if (random.chance(0.12)) filters.set('statuses', random.pick(['1', '2', '1,2']))
  if (random.chance(0.1)) filters.set('conditions', random.pick(['1', '2', '1,5']))
  if (random.chance(0.06)) filters.set('owner_type', random.pick(['physical', 'agent', 'broker']))
  if (random.chance(0.03)) filters.set('parameters', `${random.whole(1, 40)}`)
  if (random.chance(0.03)) filters.set('newest', '1')
  if (random.chance(0.03)) filters.set('with_picture', '1')
  return { filters: `${filters}`, order: pickOrder(random), page: pickPage(random) }
}

function pickDealType(random: Random) {
  return pickWeighted(random, [
    ['1', 60],
    ['2', 28],
    ['7', 7],
    ['3', 5],
  ])
}

function pickRealEstateTypes(random: Random) {
  return pickWeighted(random, [
    ['1', 68],
    ['2', 10],
    ['4', 9],
    ['5', 8],
    ['1,2', 5],
  ])
}

function addPlaceFilter(random: Random, filters: URLSearchParams) {
  const city = pickWeighted(random, [
    [TBILISI, 80],
    ['15', 14],
    ['96', 6],
  ])
  filters.set('cities', city)
  if (city !== TBILISI) return
  if (random.chance(0.2)) filters.set('districts', random.pick(['4', '5', '6', '4,6']))
  else if (random.chance(0.3)) filters.set('urbans', random.pick(NEIGHBOURHOODS))
}

/** Adds a range with round ends, or only one end. */
function addRangeFilter(random: Random, filters: URLSearchParams, name: string, min: number, max: number) {
  const step = (max - min) / 40
  const from = min + Math.round(random.between(0, 20)) * step
  const to = from + Math.round(random.between(4, 20)) * step
  if (random.chance(0.8)) filters.set(`${name}_from`, `${Math.round(from)}`)
  if (random.chance(0.8)) filters.set(`${name}_to`, `${Math.round(to)}`)
}

function pickOrder(random: Random) {
  return pickWeighted(random, [
    ['', 70],
    ['order_by=price&sequence=asc', 15],
    ['order_by=price&sequence=desc', 7],
    ['order_by=created_at&sequence=desc', 5],
    ['order_by=date&sequence=asc', 3],
  ])
}

function pickPage(random: Random) {
  return pickWeighted(random, [
    [1, 65],
    [random.whole(2, 5), 29],
    [random.whole(6, 30), 6],
  ])
}
