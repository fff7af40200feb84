import type { z } from 'zod'

/** An answer of our own making, without its envelope, and the schema that reads it. */
export interface Sample<Schema extends z.ZodType = z.ZodType> {
  /** Method and path, as the API documents them. */
  endpoint: string
  schema: Schema
  data: z.input<Schema>
}

/** Type-checks the data of a sample by its schema. */
export function sample<Schema extends z.ZodType>(
  endpoint: string,
  schema: Schema,
  data: z.input<Schema>,
): Sample {
  return { endpoint, schema, data }
}
