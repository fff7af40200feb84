import { z } from 'zod'

/** The JSON that a schema reads. Answers also have fields of the platform's that no schema reads. */
export type AnswerOf<Schema extends z.ZodType> = WithOtherFields<z.input<Schema>>

type WithOtherFields<Json> = Json extends readonly unknown[]
  ? { [Index in keyof Json]: WithOtherFields<Json[Index]> }
  : Json extends object
    ? { [Field in keyof Json]: WithOtherFields<Json[Field]> } & { [field: string]: unknown }
    : Json

/** `{ result: true, data }`; an application error comes as HTTP 200 with `result: false` and fails the schema. */
export function success<Data extends z.ZodType>(data: Data) {
  const Envelope = z.object({ result: z.literal(true), data: z.unknown() })
  return Envelope.transform((answer) => answer.data).pipe(data)
}

/** A page of rows and where it stands among all of them. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    total: z.number().int().nullish(),
    last_page: z.number().int().nullish(),
  })
}

/** A page of rows, with the count of all and of the pages. */
export function countedPageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.number().int(), last_page: z.number().int() })
}

const FieldErrorList = z.array(z.object({ field: z.string(), message: z.string() }))
const MessagesByField = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** `result: false`, with what is wrong by its field and, when asked too early, the seconds to wait. */
export const RefusalBody = z.object({
  result: z.literal(false),
  data: z.object({ retry_after: z.number().int().positive() }).optional().catch(undefined),
  /** As a list with the field in each row, or the messages by field; in any other shape there are none to show. */
  errors: z.union([FieldErrorList, MessagesByField]).catch([]).default([]),
})
