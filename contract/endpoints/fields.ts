import { z } from 'zod'
import { listField } from '../forms/field-schemas'
import { REQUIRED } from '../forms/form-errors'
import { normalizeNumber, parseDecimal } from '../values/amount'
import { parseDegrees } from '../values/degrees'
import { isId, isUuid, parseIds } from '../values/ids'
import { parseTetri, toLari } from '../values/money'
import { MAX_PER_PAGE } from '../values/page-number'
import { CODE_LENGTH, parseCode } from '../values/typed-code'

const values = z.array(z.string()).default([])

const MAX_LIST_LENGTH = 300

function toIds(texts: readonly string[]): number[] {
  const items = texts.flatMap((text) => text.split(','))
  return parseIds(items.map((item) => item.trim())).slice(0, MAX_LIST_LENGTH)
}

/** Query text without surrounding spaces; an empty one is absent. */
export const queryText = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined)

/** Ids in a query or form, as `a=1,2`, `a=1&a=2` or `a[]=1&a[]=2`; values that are not ids are ignored. */
export const idList = listField(values.transform(toIds), { type: 'string', pattern: '^\\d+(,\\d+)*$' })

/** True for `1`, `true` and `on`. */
export const flag = z
  .string()
  .optional()
  .transform((text) => ['1', 'true', 'on'].includes(text?.trim() ?? ''))
  .meta({ wire: { type: 'string', enum: ['0', '1'] } })

/** First id of a query field; absent if none of its values is an id. */
export const queryId = listField(
  values.transform((texts): number | undefined => toIds(texts)[0]),
  { type: 'integer' },
)

/** Degrees of latitude (`max` 90) or longitude (`max` 180) in a query. */
export function queryDegrees(max: number) {
  return z
    .string()
    .default('')
    .transform((text) => parseDegrees(text.trim()) ?? Number.NaN)
    .refine((degrees) => Math.abs(degrees) <= max, 'must be a number of degrees')
    .meta({ wire: { type: 'number', minimum: -max, maximum: max } })
}

/** Points in a query as `lat,lng,lat,lng…`. */
export function queryPoints(max: number) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => parseDegrees(part.trim()) ?? Number.NaN))
    .transform((degrees) =>
      degrees.flatMap((lat, place) =>
        place % 2 === 0 ? [{ lat, lng: degrees[place + 1] ?? Number.NaN }] : [],
      ),
    )
    .refine(
      (points) =>
        points.length <= max && points.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180),
      `must be 1 to ${max} pairs of degrees`,
    )
    .meta({ wire: { type: 'string' } })
}

/** Number in a query, in any usual spelling; other texts count as absent. */
export const queryNumber = queryText
  .transform((text) =>
    parseDecimal(normalizeNumber(text ?? ''), { maxDigits: 12, maxDecimals: 6, isSigned: true }),
  )
  .meta({ wire: { type: 'number' } })

const MAX_PAGE = 1_000_000

/** Fields of a paged list, with defaults for numbers that are missing or out of range. */
export function paging(perPage = 20) {
  return {
    page: queryNumber
      .transform((number) => clampPositiveInteger(number, MAX_PAGE) ?? 1)
      .meta({ wire: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 } }),
    per_page: queryNumber
      .transform((number) =>
        Math.min(clampPositiveInteger(number, Number.MAX_SAFE_INTEGER) ?? perPage, MAX_PER_PAGE),
      )
      .meta({ wire: { type: 'integer', minimum: 1, maximum: MAX_PER_PAGE, default: perPage } }),
  }
}

export function clampPositiveInteger(number: number | undefined, max: number): number | undefined {
  return number !== undefined && Number.isInteger(number) && number >= 1 ? Math.min(number, max) : undefined
}

/** One of some words in a query; other values count as absent. */
export function queryWord<const Word extends string>(words: readonly Word[]) {
  return queryText
    .transform((text) => words.find((word) => word === text))
    .meta({ wire: { type: 'string', enum: words } })
}

/** Parameter of a query that accepts the listed numbers only. */
export function queryChoice<const Choice extends number>(choices: readonly Choice[]) {
  return z
    .string()
    .optional()
    .transform((text) => choices.find((choice) => String(choice) === text?.trim()))
    .refine((choice) => choice !== undefined, `must be one of ${choices.join(', ')}`)
    .transform((choice) => choice as Choice)
    .meta({ wire: { type: 'integer', enum: choices } })
}

/** An empty value counts as absent. */
export function emptyAsAbsent<Value extends z.ZodType>(value: Value) {
  return z.preprocess((input) => (input === '' ? undefined : input), value.optional())
}

/** @param missing error for values that are not ids, absent ones included */
export function requiredId(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .regex(/^\d{1,9}$/, missing)
    .transform(Number)
}

/** Degrees of latitude (`max` 90) or longitude (`max` 180) in a form. */
export function formDegrees(max: number) {
  return z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'must be a number of degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, 'must be a number of degrees')
}

/** Code of digits in any spelling. Other texts are rejected before they count as a try. */
export const codeField = z
  .string(REQUIRED)
  .transform((text) => parseCode(text) ?? '')
  .refine((code) => code !== '', `must have ${CODE_LENGTH} digits`)

export const idField = z.coerce.number('must be an id').refine(isId, 'must be an id')

export const optionalId = z
  .preprocess((value) => value || undefined, idField.optional())
  .transform((value) => value ?? null)

/**
 * Amount in lari as programs write it, which becomes tetri. Unlike a typed one, it has no separators of
 * thousands.
 * @param min lower bound in tetri
 * @param max upper bound in tetri
 */
export function lariAmount(min: number, max: number) {
  return z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .transform((text, context) => {
      const tetri = parseTetri(text)
      if (tetri !== undefined && tetri >= min && tetri <= max) return tetri
      context.addIssue(
        tetri === undefined
          ? 'must be an amount in lari with at most two decimals'
          : `must be between ${toLari(min)} and ${toLari(max)}`,
      )
      return z.NEVER
    })
}

/** File of a form. The handler reads it, because only texts are parsed. */
export const fileField = z
  .unknown()
  .optional()
  .meta({ wire: { type: 'string', format: 'binary' } })

/** Key that makes a repeated form count once. */
export const idempotencyKey = z
  .string()
  .trim()
  .toLowerCase()
  .refine((key) => key === '' || isUuid(key), 'must be a uuid')
  .transform((key) => key || null)
  .default(null)

/** Phone confirmation. A malformed uuid confirms nothing, and the number's own field reports the error. */
export const confirmationField = z
  .string()
  .trim()
  .transform((text) => (isUuid(text) ? text : null))
  .default(null)
