import { z } from 'zod'

const SKIPPED = Symbol('skipped')

/** Path and error code of a row that does not match. Values are left out: they may be personal. */
export type SkippedRow = string

/** Shared key: this module is bundled twice, and one copy defines the schemas that the other parses with. */
const SKIPPED_ROWS = Symbol.for('ezo: skipped rows')
const shared = globalThis as { [SKIPPED_ROWS]?: SkippedRow[] | undefined }

/**
 * Builds the schema of a list. `skipRows` skips rows that do not match; otherwise they are errors.
 * A list without any matching row is always an error: it would look like an empty result.
 */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  const skippable = row.catch(({ issues }) => {
    const skippedRows = shared[SKIPPED_ROWS]
    if (!skippedRows) throw new z.ZodError(issues as z.core.$ZodIssue[])
    const [issue] = issues
    skippedRows.push(`${issue?.path?.join('.') || 'row'}: ${issue?.code}`)
    return SKIPPED as never
  })
  return z.array(skippable).transform((rows, context) => {
    const matching = rows.filter((each) => each !== SKIPPED)
    if (matching.length === 0 && rows.length > 0)
      context.issues.push({ code: 'custom', message: 'no row matches', input: rows })
    return matching
  })
}

export function skipRows<Parsed>(parse: () => Parsed): { parsed: Parsed; skipped: SkippedRow[] } {
  const skipped: SkippedRow[] = []
  shared[SKIPPED_ROWS] = skipped
  try {
    return { parsed: parse(), skipped }
  } finally {
    shared[SKIPPED_ROWS] = undefined
  }
}
