import type { z } from 'zod'

/** Example of an answer, without its envelope. */
export interface Sample<Schema extends z.ZodType = z.ZodType> {
  /** Method and path in the API documentation. */
  endpoint: string
  schema: Schema
  data: z.input<Schema>
}

export function sample<Schema extends z.ZodType>(
  endpoint: string,
  schema: Schema,
  data: z.input<Schema>,
): Sample {
  return { endpoint, schema, data }
}
