import type { DraftField, DraftValues } from '~contract/statement-drafts'
import type { LineErrorKind } from '~contract/statement-imports'
import { HECTARE_ID } from '~contract/statements'
import { parsePhone } from '~contract/values/typed-phone'
import type { FileLine } from './file-line'
import { findColumn } from './find-column'
import { findOption, hasOptions } from './find-option'

export interface LineError {
  column: string
  field: string
  error: LineErrorKind
  bound?: number | undefined
  text: string
}

/** What a line says, before its place is looked up. */
export interface ParsedLine {
  line: number
  externalId: string
  /** Of a column that is there an empty cell empties the field. */
  values: DraftValues
  district: string
  city: string
  /** The headings of the file, by the fields that they fill in. */
  headings: Partial<Record<string, string>>
  errors: LineError[]
}

const MAX_ID_LETTERS = 100
const MAX_SHOWN_LETTERS = 60
/** Longer than any text of a statement. */
const MAX_CELL_LETTERS = 10_000
const YES = /^(?:კი|yes|да|true|1|\+|x)$/iu
const NO = /^(?:არა|no|нет|false|0|-|)$/iu
const SIGNS = /[$₾€]|\b(?:gel|usd|eur)\b|მ²|მ2|m²|m2|м²|м2|кв\.?\s?м\.?|ლარი|დოლარი|\bha\b|ჰა|га/giu
/** "4/8", as portals write the floor and the number of floors. */
const FLOOR_OF = /^(-?\d+)\s*[/\\]\s*(\d+)$/
const HECTARES = /ha$|ჰა$|га$/iu
const CURRENCIES = [
  { sign: /\$|usd|დოლარ|доллар/iu, id: '2' },
  { sign: /₾|gel|ლარი|лари/iu, id: '1' },
]

export function parseLine({ line, cells, hasTooMany }: FileLine): ParsedLine {
  const parsed: ParsedLine = {
    line,
    externalId: '',
    values: {},
    district: '',
    city: '',
    headings: {},
    errors: [],
  }
  for (const [column, cell] of cells) {
    const text = cell.slice(0, MAX_CELL_LETTERS)
    const field = findColumn(column)
    if (field) parsed.headings[field] ??= column
    if (field === 'external_id') parsed.externalId = text.slice(0, MAX_ID_LETTERS)
    else if (field === 'district') parsed.district = text
    else if (field === 'city_id') parsed.city = text
    else if (field) parseField(parsed, { column, field, text })
  }
  if (hasTooMany) parsed.errors.push({ column: '', field: '', error: 'too_many_cells', text: '' })
  return parsed
}

interface Cell {
  column: string
  field: Exclude<DraftField, 'city_id'>
  text: string
}

function parseField({ values, errors }: ParsedLine, { column, field, text }: Cell): void {
  const value = parseCell(field, text)
  if (value === undefined) errors.push({ column, field, error: 'option', text: toShownText(text) })
  else values[field] ??= value
  const [, floor, total] = (field === 'floor' && FLOOR_OF.exec(text)) || []
  if (floor && total) Object.assign(values, { floor, total_floors: total })
  const currency = field === 'price' ? CURRENCIES.find(({ sign }) => sign.test(text)) : undefined
  if (currency) values.currency_id ??= currency.id
  if (field === 'area' && HECTARES.test(text)) values.area_type_id ??= String(HECTARE_ID)
  if (field === 'price' && value === '' && findOption('price_type_id', text) === '1')
    values.price_type_id = '1'
}

/** Undefined for what is not offered. Whether a number may be so high, or a text so long, is judged later. */
function parseCell(field: DraftField, text: string): string | undefined {
  if (field === 'parameters') return parseList(field, text)
  if (field === 'can_exchanged') return YES.test(text) ? '1' : NO.test(text) ? '' : undefined
  if (field === 'phone_number') return parsePhone(text)
  if (field === 'price' && findOption('price_type_id', text) === '1') return ''
  if (hasOptions(field)) return text === '' ? '' : findOption(field, text)
  if (NUMBERS.includes(field))
    return text
      .replace(SIGNS, '')
      .trim()
      .replace(/[.,]00?$/, '')
  return text
}

const NUMBERS: readonly DraftField[] = ['area', 'yard_area', 'price', 'height', 'balconies', 'rent_period']

function parseList(field: DraftField, text: string): string | undefined {
  const names = text.split(/[,;|\n]/).filter((name) => name.trim() !== '')
  const ids = names.map((name) => findOption(field, name))
  return ids.includes(undefined) ? undefined : [...new Set(ids)].join()
}

export const toShownText = (text: string) => [...text].slice(0, MAX_SHOWN_LETTERS).join('')
