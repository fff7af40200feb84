import { toFieldError, validationError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import {
  type DeskColumn,
  type DeskField,
  findDeskValueError,
  listDeskFields,
  parseDeskNumber,
} from '~contract/desk-tables/columns'
import { type DeskTableName, getDeskTable } from '~contract/desk-tables/tables'
import { toLari, toTetri } from '~contract/values/money'

export type DeskValues = Record<string, string>

export const listFields = (table: DeskTableName): DeskField[] => listDeskFields(getDeskTable(table).columns)

/**
 * Parses the values of a form.
 * @throws ApiError 422 with the errors of each field
 */
export function parseValues(table: DeskTableName, body: QueryParams): DeskValues {
  const fields = listFields(table)
  const values = Object.fromEntries(
    fields.map(({ name }) => [name, (body.get(name)?.at(-1) ?? '').replace(/\r\n?/g, '\n').trim()]),
  )
  const errors = fields.flatMap(({ name, column }) => {
    const error = findDeskValueError(column, values[name] ?? '')
    return error ? [toFieldError(name, `is wrong: ${error}`)] : []
  })
  if (errors.length > 0) throw validationError(errors)
  return values
}

/** Kinds whose empty value is an empty text instead of null. */
const WRITTEN_KINDS: readonly DeskColumn['kind'][] = ['rules', 'options']

/** Converts a text of a form to the value that the database stores. */
export function toSqlValue({ kind, isOptional, isLocalized }: DeskColumn, text: string): unknown {
  if (kind === 'flag') return text === '1'
  if (kind === 'choices') return text.split(',')
  if (text === '' && isOptional) return isLocalized || WRITTEN_KINDS.includes(kind) ? '' : null
  if (kind === 'lari') return toTetri(parseDeskNumber(kind, text) ?? 0)
  if (kind === 'integer' || kind === 'decimal') return parseDeskNumber(kind, text)
  return text
}

/** Converts a value of the database to the text of a form field. */
export function toText({ kind }: DeskColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'flag') return value === true ? '1' : ''
  if (kind === 'lari') return String(toLari(Number(value)))
  return Array.isArray(value) ? value.join(',') : String(value)
}
