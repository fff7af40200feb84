import { isRuleList } from '../field-rules'
import { parseFormOptions } from '../form-fields'
import { LANGUAGES } from '../languages'
import { parseAmount } from '../values/amount'
import { isCalendarDate } from '../values/georgian-time'
import { parseId } from '../values/ids'
import { parseSumIn } from '../values/typed-price'
import { isLinkUrl } from '../values/url'

export type DeskColumnKind =
  | 'text'
  | 'long_text'
  /** HTML with paragraphs, headings and lists. */
  | 'html'
  /** Path on this site, or absolute URL. */
  | 'link'
  /** Key of a row in the code: Latin letters, digits and hyphens. */
  | 'key'
  | 'integer'
  | 'decimal'
  /** Amount in lari here, in tetri in the database. */
  | 'lari'
  | 'flag'
  | 'choice'
  | 'choices'
  /** Options, one per line: value and titles in three languages. */
  | 'options'
  /** Laravel rules, such as `min:2|max:100`. */
  | 'rules'
  /** Color such as `#17624f`. */
  | 'color'
  | 'day'
  /** Id of a row in another table. */
  | 'reference'

export interface DeskColumn {
  name: string
  kind: DeskColumnKind
  isLocalized?: true
  isOptional?: true
  /** Maximum length of a text in characters, or maximum of a number. */
  max?: number
  min?: number
  choices?: readonly string[]
  /** Table that a reference points to. */
  table?: string
}

/** Control of the form: a column, or one language of it. */
export interface DeskField {
  name: string
  column: DeskColumn
  language: (typeof LANGUAGES)[number] | undefined
}

export function listDeskFields(columns: readonly DeskColumn[]): DeskField[] {
  return columns.flatMap((column): DeskField[] =>
    column.isLocalized
      ? LANGUAGES.map((language) => ({ name: `${column.name}_${language}`, column, language }))
      : [{ name: column.name, column, language: undefined }],
  )
}

export type DeskValueError = 'value_missing' | 'too_long' | 'value_invalid'

const MAX_LENGTHS: Partial<Record<DeskColumnKind, number>> = {
  long_text: 2_000,
  options: 4_000,
  html: 60_000,
}

const DEFAULT_MAX_LENGTH = 300

export const getMaxLength = ({ kind, max }: DeskColumn): number | undefined =>
  isNumeric(kind) ? undefined : (max ?? MAX_LENGTHS[kind] ?? DEFAULT_MAX_LENGTH)

const isNumeric = (kind: DeskColumnKind) => kind === 'integer' || kind === 'decimal' || kind === 'lari'

/** Checks a submitted value. Choices are joined by commas; a flag is `1` or empty. */
export function findDeskValueError(column: DeskColumn, text: string): DeskValueError | undefined {
  if (column.kind === 'flag') return text === '' || text === '1' ? undefined : 'value_invalid'
  if (text === '') return column.isOptional ? undefined : 'value_missing'
  const maxLength = getMaxLength(column)
  if (maxLength !== undefined && [...text].length > maxLength) return 'too_long'
  return isDeskValue(column, text) ? undefined : 'value_invalid'
}

function isDeskValue({ kind, choices = [], min = 0, max }: DeskColumn, text: string): boolean {
  switch (kind) {
    case 'link':
      return isLinkUrl(text)
    case 'key':
      return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
    case 'integer':
    case 'decimal':
    case 'lari': {
      const number = parseDeskNumber(kind, text)
      return number !== undefined && number >= min && (max === undefined || number <= max)
    }
    case 'choice':
      return choices.includes(text)
    case 'choices':
      return text.split(',').every((one) => choices.includes(one))
    case 'options':
      return parseFormOptions(text) !== undefined
    case 'rules':
      return isRuleList(text)
    case 'color':
      return /^#[0-9a-f]{6}$/.test(text)
    case 'day':
      return isCalendarDate(text)
    case 'reference':
      return parseId(text) !== undefined
    default:
      return true
  }
}

export function parseDeskNumber(kind: DeskColumnKind, text: string): number | undefined {
  if (kind === 'lari') return parseLariNumber(text)
  const number = parseAmount(text, { maxDigits: 9, maxDecimals: 300 })
  return number !== undefined && Number(number.toFixed(kind === 'integer' ? 0 : 2)) === number
    ? number
    : undefined
}

function parseLariNumber(text: string): number | undefined {
  const lari = parseSumIn(1, text)
  return 'error' in lari || lari.amount < 0 || lari.amount >= 1e9 ? undefined : lari.amount
}
