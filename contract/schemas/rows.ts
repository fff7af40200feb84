import { z } from 'zod'

const SKIPPED = Symbol('skipped')

/** A row of a list that did not match: where, and what was wrong. No values, as they may be personal. */
export type SkippedRow = string

/** The server and its pages are two bundles with a copy of this module each: one has the schemas, the other parses by them. */
const SKIPPED_ROWS = Symbol.for('ezo: skipped rows')
const shared = globalThis as { [SKIPPED_ROWS]?: SkippedRow[] | undefined }

/**
 * A list in which one row that does not match its schema is left out, where `skipRows` parses; everywhere else it is an error.
 * A list of which no row matches is an error everywhere, as it would look as if nothing had been found.
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
