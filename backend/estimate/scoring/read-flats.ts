import { ACCEPTED_CONDITIONS, APARTMENT_TYPES, STATUSES } from '~contract/estimate'
import { type FlatForSale, isPlausible } from '../model/flat'
import { findSectorByName } from '../sectors'
import { type Row, readCsv } from './csv'

/** Required columns. With the optional column `usable`, rows other than 1 are skipped. */
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

/** Flats of a file; `skipped` counts rows by reason. */
export interface FlatsFile {
  flats: FlatForSale[]
  skipped: Record<string, number>
  isTruncated: boolean
}

/** Maximum number of flats, about 30 MB of memory. */
const MAX_FLATS = 100_000

/**
 * Reads flats from a CSV file.
 * @throws TypeError when a column is missing
 */
export async function readFlats(chunks: AsyncIterable<string>): Promise<FlatsFile> {
  const read: FlatsFile = { flats: [], skipped: {}, isTruncated: false }
  let id = 0
  for await (const row of readCsv(chunks, COLUMNS)) {
    if (read.flats.length === MAX_FLATS) return { ...read, isTruncated: true }
    id += 1
    const offer = row ? parseFlat(row, id) : 'not a row'
    if (typeof offer === 'object') read.flats.push(offer)
    else read.skipped[offer] = (read.skipped[offer] ?? 0) + 1
  }
  return read
}

function parseFlat(row: Row, id: number): FlatForSale | string {
  if ('usable' in row && row.usable !== '1') return 'marked as not usable'
  const sector = findSectorByName(row.neighbourhood ?? '')
  const status = parseTerm(STATUSES, row.status)
  const condition = parseTerm(ACCEPTED_CONDITIONS, row.condition)
  const price = parseNumber(row.price_usd)
  const area = parseNumber(row.area_m2)
  const floor = parseNumber(row.floor)
  const totalFloors = parseNumber(row.total_floors)
  if (!sector) return 'unknown neighbourhood'
  if (!status) return 'unknown status'
  if (!condition) return 'unknown condition'
  if (price === null || area === null || floor === null || totalFloors === null) return 'a number is missing'

  const lat = parseNumber(row.lat)
  const lng = parseNumber(row.lng)
  const offer: FlatForSale = {
    id,
    sector: sector.key,
    status,
    condition,
    apartmentType: parseTerm(APARTMENT_TYPES, row.project),
    yearRange: null,
    area,
    floor,
    totalFloors,
    rooms: parseNumber(row.rooms),
    balconyArea: null,
    hasElevator: null,
    point: lat === null || lng === null ? null : { lat, lng },
    price,
    ageDays: 0,
  }
  return isPlausible(offer) ? offer : 'misfiled: price, area or both are beyond any flat'
}

function parseTerm<Word extends string>(terms: Readonly<Record<number, Word>>, text = ''): Word | null {
  return Object.values(terms).find((term) => term === text) ?? null
}

function parseNumber(text = ''): number | null {
  return /^-?\d{1,12}(\.\d{1,9})?$/.test(text) ? Number(text) : null
}
