import { readRecords } from '~backend/platform/read-csv-records'
import { ACCEPTED_CONDITIONS, APARTMENT_TYPES, STATUSES } from '~contract/estimate'
import { type FlatForSale, isPlausible } from '../model/flat'
import { findSectorByName } from '../sectors'

type Row = Record<string, string>

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

/** Maximum number of rows, about 30 MB of memory. */
const MAX_FLATS = 100_000

/**
 * Reads flats from the text of a CSV file.
 * @throws TypeError when a column is missing
 * @throws CsvRefusal for a cell that is too long or whose quotation marks are wrong
 */
export function readFlats(text: string): FlatsFile {
  const table = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const format = { separator: ',', isQuoted: true, maxRecords: MAX_FLATS + 2 }
  const [head, ...records] = readRecords(table, format).map(({ cells }) => cells)
  requireColumns(head ?? [])
  const read: FlatsFile = { flats: [], skipped: {}, isTruncated: records.length > MAX_FLATS }
  for (const [id, cells] of records.slice(0, MAX_FLATS).entries()) {
    const flat = parseFlat(toRow(head ?? [], cells), id + 1)
    if (typeof flat === 'object') read.flats.push(flat)
    else read.skipped[flat] = (read.skipped[flat] ?? 0) + 1
  }
  return read
}

function requireColumns(head: readonly string[]): void {
  const missing = COLUMNS.filter((column) => !head.includes(column))
  if (missing.length > 0) throw new TypeError(`The first row lacks ${missing.join(', ')}.`)
}

/** Returns the cells by column; undefined if there are more or fewer of them. */
function toRow(head: readonly string[], cells: readonly string[]): Row | undefined {
  if (cells.length !== head.length) return undefined
  return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']))
}

function parseFlat(row: Row | undefined, id: number): FlatForSale | string {
  if (!row) return 'not a row'
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
