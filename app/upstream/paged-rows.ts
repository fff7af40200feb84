import { z } from 'zod'

export function pagedRows<Row extends z.ZodType>(row: Row) {
  return z
    .object({ data: z.array(row), total: z.number().int().nullish(), last_page: z.number().int().nullish() })
    .transform(({ data, total, last_page }) => ({
      rows: data,
      total: total ?? undefined,
      lastPage: last_page ?? undefined,
    }))
}
