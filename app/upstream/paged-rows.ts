import { z } from 'zod'

/** A page of rows with where it stands among all of them. */
export function pagedRows<Row extends z.ZodType>(row: Row) {
  return z
    .object({ data: z.array(row), total: z.number().int().nullish(), last_page: z.number().int().nullish() })
    .transform(({ data, total, last_page }) => ({
      rows: data,
      total: total ?? undefined,
      lastPage: last_page ?? undefined,
    }))
}
