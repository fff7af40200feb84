import { z } from 'zod'
import { rowsOf } from './rows'

/** JSON of an answer. It may have more fields than the schema. */
export type AnswerOf<Schema extends z.ZodType> = WithOtherFields<z.input<Schema>>

type WithOtherFields<Json> = Json extends readonly unknown[]
  ? { [Index in keyof Json]: WithOtherFields<Json[Index]> }
  : Json extends object
    ? { [Field in keyof Json]: WithOtherFields<Json[Field]> } & { [field: string]: unknown }
    : Json

const Envelope = z.object({ result: z.literal(true), data: z.unknown() }).transform((answer) => answer.data)

/** Enveloped schemas, cached because zod compiles a schema when it first parses. */
const envelopes = new WeakMap<z.ZodType, z.ZodType>()

/** `{ result: true, data }`. Application errors with status 200 and `result: false` fail the schema. */
export function success<Data extends z.ZodType>(data: Data): z.ZodPipe<typeof Envelope, Data> {
  const known = envelopes.get(data) ?? Envelope.pipe(data)
  envelopes.set(data, known)
  return known as z.ZodPipe<typeof Envelope, Data>
}

export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: rowsOf(row),
    total: z.number().int().nullish(),
    last_page: z.number().int().nullish(),
  })
}

/** Paged list with the total number of rows and pages. */
export function countedPageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: rowsOf(row), total: z.number().int(), last_page: z.number().int() })
}

const FieldErrorList = z.array(z.object({ field: z.string(), message: z.string() }))
const MessagesByField = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** `retry_after` is in seconds. */
export const RefusalBody = z.object({
  result: z.literal(false),
  data: z.object({ retry_after: z.number().int().positive() }).optional().catch(undefined),
  /** A list of fields, or messages by field; other shapes have no messages to show. */
  errors: z.union([FieldErrorList, MessagesByField]).catch([]).default([]),
})

/** Error message with status 200: the thing or the endpoint does not exist. */
export const ApplicationError = z.object({
  result: z.literal(false),
  errors: z.object({ message: z.array(z.string()).min(1) }),
})
