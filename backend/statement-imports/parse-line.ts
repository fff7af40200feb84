import { toPublicUrl } from '~backend/platform/webhooks/private-addresses'
import type { ImportColumn } from '~contract/import-columns'
import { MAX_PHOTO_URL_LENGTH } from '~contract/statement-imports'
import { MAX_PHOTOS } from '~contract/statement-photos'
import { parsePhone } from '~contract/values/typed-phone'
import { cleanCell, isSpreadsheetError, toPlainText } from './clean-cell'
import type { Cell, Column, FileLine } from './file-line'
import { findOption, hasOptions } from './find-option'
import { parseMeasures } from './parse-measures'
import { parseOption } from './parse-option'
import { addError, type Cells, MAX_TEXT_LENGTH, type ParsedLine, setSource } from './parsed-line'
import { type Failed, isRounded, readNumber } from './read-measure'

const MAX_ID_LENGTH = 100
/** Maximum length, above that of a description, so that longer texts are reported as too long. */
const MAX_DESCRIPTION_LENGTH = 8_100

const YES = /^(?:კი|yes|y|да|есть|true|истина|ჭეშმარიტი|1|1[.,]0+|\+|x|✓|✔)$/iu
const NO = /^(?:არა|no|n|нет|false|ложь|მცდარი|0|0[.,]0+|)$/iu
/** Floor and number of floors: "4/8", "4 из 8". */
const FLOOR_OF = /^(-?\d+(?:[.,]0+)?)\s*(?:[/\\]|из|of|-დან)\s*(\d+(?:[.,]0+)?)$/iu
const MASKED_PHONE = /\d[*xX•]{2,}$/
/** Text after the first phone number of a cell. */
const NEXT_PHONE = /\s*(?:[,;\n]|\/(?=\s*[+\d])|\s(?:და|and|и)\s).*$/su
const SCRIPTS = {
  comment_ka: /\p{sc=Georgian}/gu,
  comment_en: /\p{sc=Latin}/gu,
  comment_ru: /\p{sc=Cyrillic}/gu,
}

const NUMBERS: readonly ImportColumn[] = [
  'floor',
  'total_floors',
  'height',
  'balconies',
  'rent_period',
  'latitude',
  'longitude',
]
/** Text columns. The first one with a text counts, in the order of the field's names. */
const TEXTS: readonly ImportColumn[] = [
  'external_id',
  'city_id',
  'district',
  'address',
  'street_number',
  'comment_ka',
  'comment_en',
  'comment_ru',
  'owner_name',
  'phone_number',
]

export function parseLine({ line, cells, hasTooMany }: FileLine): ParsedLine {
  const parsed: ParsedLine = {
    line,
    externalId: '',
    values: {},
    district: '',
    city: '',
    photos: [],
    sources: {},
    errors: [],
  }
  if (hasTooMany) parsed.errors.push({ column: '', field: '', error: 'too_many_cells', text: '' })
  const byField = groupByField(cells)
  for (const [field, own] of byField)
    if (field !== 'photos' && !MEASURES.includes(field)) parseField(parsed, field, own)
  parseMeasures(parsed, byField)
  parseFlags(parsed, byField)
  parsePhotos(parsed, byField)
  orderCoordinates(parsed.values)
  return parsed
}

/** Columns parsed together with those beside them. */
const MEASURES: readonly ImportColumn[] = [
  'price',
  'currency_id',
  'area',
  'area_type_id',
  'yard_area',
  'parameters',
]

function groupByField(cells: readonly Cell[]): Cells {
  const groups = new Map<ImportColumn, Cell[]>()
  for (const { column, text } of cells) {
    const cleaned = cleanCell(text)
    const field = column.isInAnyLanguage ? findDescriptionField(column, cleaned) : column.field
    if (!field) continue
    const group = groups.get(field) ?? []
    group.push({ column, text: field.startsWith('comment_') ? toPlainText(cleaned) : cleaned })
    groups.set(field, group)
  }
  return groups
}

/** Detects the language by the letters of most of a description. */
function findDescriptionField({ field }: Column, text: string): ImportColumn | undefined {
  const counts = Object.entries(SCRIPTS).map(([name, letters]) => ({
    field: name as keyof typeof SCRIPTS,
    count: text.match(letters)?.length ?? 0,
  }))
  const best = counts.toSorted((one, other) => other.count - one.count)[0]
  return best && best.count > 0 ? best.field : field
}

function parseField(
  parsed: ParsedLine,
  field: Exclude<ImportColumn, 'photos'>,
  cells: readonly Cell[],
): void {
  const filled = cells.filter(({ text }) => text !== '')
  const [first = cells[0]] = TEXTS.includes(field)
    ? filled.toSorted((one, other) => (one.column.rank ?? 0) - (other.column.rank ?? 0))
    : filled
  if (!first) return
  const { column, text } = first
  setSource(parsed, field, first)
  if (isSpreadsheetError(text)) {
    addError(parsed, field, first, 'cell_error')
    return
  }
  if (field === 'external_id') {
    parseExternalId(parsed, first)
    return
  }
  if (field === 'district') parsed.district = text.slice(0, MAX_TEXT_LENGTH)
  else if (field === 'city_id') parsed.city = text.slice(0, MAX_TEXT_LENGTH)
  else if (field === 'floor' && FLOOR_OF.test(text)) parseFloors(parsed, first)
  else {
    const value = parseCell(field, column, text)
    if (typeof value === 'object') {
      addError(parsed, field, first, value.error)
      return
    }
    const others = TEXTS.includes(field) ? [] : filled.slice(1)
    const conflict = others.find((other) => parseCell(field, other.column, other.text) !== value)
    if (conflict) {
      addError(parsed, field, conflict, 'conflict')
      return
    }
    if (parsed.values[field] !== undefined && value !== '' && parsed.values[field] !== value) {
      addError(parsed, field, first, 'conflict')
      return
    }
    if (value !== '' || parsed.values[field] === undefined) parsed.values[field] = value
  }
}

/** Parses the sender's id. A number that a spreadsheet rewrote, such as `1.001E+03`, is the same id. */
function parseExternalId(parsed: ParsedLine, cell: Cell): void {
  if (cell.text.length > MAX_ID_LENGTH) {
    addError(parsed, 'external_id', cell, 'too_long', MAX_ID_LENGTH)
    return
  }
  if (isRounded(cell.text)) {
    addError(parsed, 'external_id', cell, 'rounded')
    return
  }
  const isNumber = /^\d+(?:\.0+|(?:\.\d+)?e\+\d+)$/i.test(cell.text)
  parsed.externalId = isNumber ? readNumber(cell.text) : cell.text
}

function parseFloors(parsed: ParsedLine, cell: Cell): void {
  const [, floor = '', total = ''] = FLOOR_OF.exec(cell.text) ?? []
  const { values } = parsed
  values.floor = readNumber(floor)
  if (values.total_floors && values.total_floors !== readNumber(total)) {
    addError(parsed, 'total_floors', cell, 'conflict')
    return
  }
  values.total_floors = readNumber(total)
}

type TextField = Exclude<ImportColumn, 'external_id' | 'district' | 'city_id' | 'photos'>

/** Parses a cell; length and range are checked later. */
function parseCell(field: TextField, column: Column, text: string): string | Failed {
  if (text === '') return ''
  if (field === 'can_exchanged') return YES.test(text) ? '1' : NO.test(text) ? '' : { error: 'option' }
  if (field === 'phone_number') {
    if (isRounded(text)) return { error: 'rounded' }
    // Portals hide the last digits from visitors.
    if (MASKED_PHONE.test(text)) return ''
    return parsePhone(
      /e\+?\d+$|^\d+\.0$/i.test(text) ? readNumber(text) : text.replace(NEXT_PHONE, ''),
    ).slice(0, MAX_TEXT_LENGTH)
  }
  if (hasOptions(field)) return parseOption(field, column, text) ?? { error: 'option' }
  if (NUMBERS.includes(field))
    return readNumber(text.replace(/\s*(?:m|м|მ|თვე|months?|мес\.?)$/iu, '')).slice(0, MAX_TEXT_LENGTH)
  if (field === 'street_number')
    return /^\d+\.0+$/.test(text) ? readNumber(text) : text.slice(0, MAX_TEXT_LENGTH)
  return text.slice(0, field.startsWith('comment_') ? MAX_DESCRIPTION_LENGTH : MAX_TEXT_LENGTH)
}

/** Parses the list of amenities, and yes/no columns named after one. */
function parseFlags(parsed: ParsedLine, cells: Cells): void {
  const all = cells.get('parameters')
  if (!all) return
  const ids = new Set<string>()
  for (const cell of all) {
    const { parameterId } = cell.column
    if (isSpreadsheetError(cell.text)) addError(parsed, 'parameters', cell, 'cell_error')
    else if (parameterId) {
      if (YES.test(cell.text)) ids.add(parameterId)
      else if (!NO.test(cell.text)) addError(parsed, 'parameters', cell, 'option')
    } else {
      for (const name of cell.text.split(/[,;|\n]/).map((one) => one.trim()))
        if (name !== '') {
          const id = findOption('parameters', name)
          if (id) ids.add(id)
          else {
            addError(parsed, 'parameters', { ...cell, text: name }, 'option')
            break
          }
        }
    }
  }
  parsed.values.parameters = [...ids].join()
}

/** Separators of photos. A comma may belong to a URL, unless another URL follows. */
const BETWEEN_PHOTOS = /[\s|;]+|,+(?=\s*https?:)/iu

/** Parses URLs of photos from one or several columns; the same URL counts once. */
function parsePhotos(parsed: ParsedLine, cells: Cells): void {
  const urls = new Set<string>()
  for (const cell of cells.get('photos') ?? []) {
    setSource(parsed, 'photos', cell)
    for (const part of cell.text.split(BETWEEN_PHOTOS).map((one) => one.replace(/,$/, ''))) {
      // Exports of some programs have only the number of photos.
      if (/^\d*$/.test(part)) continue
      if (!toPublicUrl(part) || part.length > MAX_PHOTO_URL_LENGTH) {
        addError(parsed, 'photos', { ...cell, text: part }, 'photo_url')
        return
      }
      urls.add(part)
      if (urls.size > MAX_PHOTOS) {
        addError(parsed, 'photos', cell, 'too_many_photos', MAX_PHOTOS)
        return
      }
    }
  }
  parsed.photos = [...urls]
}

/** Swaps latitude and longitude if only the other order is inside the country. */
function orderCoordinates(values: ParsedLine['values']): void {
  const [lat, lng] = [Number(values.latitude), Number(values.longitude)]
  const isExchanged = lat > 43.65 && lat < 47 && lng > 41 && lng < 43.65
  if (isExchanged) Object.assign(values, { latitude: values.longitude, longitude: values.latitude })
}
