import { isSane, type Offer } from '../model/flat'
import { APARTMENT_TYPES, CONDITIONS, STATUSES } from '../words/building-words'
import { sectorOfName } from '../words/sectors'
import { type Row, readCsv } from './csv'

/** What a file of offers must have; `usable` may be there too, and then anything but 1 leaves a row out. */
export const COLUMNS = [
  'price_usd',
  'area_m2',
  'rooms',
  'floor',
  'total_floors',
  'neighbourhood',
  'status',
  'condition',
  'project',
  'lat',
  'lng',
] as const

/** The offers of a file, and how many rows were left out for which reason. */
export interface OffersRead {
  offers: Offer[]
  skipped: Record<string, number>
  /** Whether the file has more than could be held. */
  isCut: boolean
}

/** Some 30 MB; nobody's town has more flats for sale. */
const MOST_OFFERS = 100_000

/**
 * Reads offers of flats from a CSV file. A row that cannot be used is counted and left out.
 *
 * @throws TypeError when a column is missing
 */
export async function readOffers(chunks: AsyncIterable<string>): Promise<OffersRead> {
  const read: OffersRead = { offers: [], skipped: {}, isCut: false }
  let id = 0
  for await (const row of readCsv(chunks, COLUMNS)) {
    if (read.offers.length === MOST_OFFERS) return { ...read, isCut: true }
    id += 1
    const offer = row ? offerOf(row, id) : 'not a row'
    if (typeof offer === 'object') read.offers.push(offer)
    else read.skipped[offer] = (read.skipped[offer] ?? 0) + 1
  }
  return read
}

/** The offer, or why it is none. */
function offerOf(row: Row, id: number): Offer | string {
  if ('usable' in row && row.usable !== '1') return 'marked as not usable'
  const sector = sectorOfName(row.neighbourhood ?? '')
  const status = known(STATUSES, row.status)
  const condition = known(CONDITIONS, row.condition)
  const price = numberOf(row.price_usd)
  const area = numberOf(row.area_m2)
  const floor = numberOf(row.floor)
  const totalFloors = numberOf(row.total_floors)
  if (!sector) return 'unknown neighbourhood'
  if (!status) return 'unknown status'
  if (!condition) return 'unknown condition'
  if (price === null || area === null || floor === null || totalFloors === null) return 'a number is missing'

  const lat = numberOf(row.lat)
  const lng = numberOf(row.lng)
  const offer: Offer = {
    id,
    sector: sector.key,
    status,
    condition,
    apartmentType: known(APARTMENT_TYPES, row.project),
    yearRange: null,
    area,
    floor,
    totalFloors,
    rooms: numberOf(row.rooms),
    balconyArea: null,
    hasElevator: null,
    point: lat === null || lng === null ? null : { lat, lng },
    price,
    ageDays: 0,
  }
  return isSane(offer) ? offer : 'misfiled: price, area or both are beyond any flat'
}

function known<Word extends string>(words: Readonly<Record<number, Word>>, text = ''): Word | null {
  return Object.values(words).find((word) => word === text) ?? null
}

function numberOf(text = ''): number | null {
  return /^-?\d{1,12}(\.\d{1,9})?$/.test(text) ? Number(text) : null
}
