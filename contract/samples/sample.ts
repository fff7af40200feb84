import type { z } from 'zod'

/** `data` is the answer without its envelope. */
export interface Sample<Schema extends z.ZodType = z.ZodType> {
  /** Method and path, as the API documents them. */
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
