import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { findPublicationErrors } from '~backend/statement-drafts/to-columns'
import type { DraftValues } from '~contract/statement-drafts'
import { findLinePlace } from './find-line-place'
import { type LineError, MAX_LINE_ERRORS, type ParsedLine } from './parsed-line'

/** As it is stored until it is confirmed. */
export interface StoredLine {
  line: number
  external_id: string
  values: DraftValues
  /** What keeps it out. */
  errors: LineError[]
}

/** Adds places to lines, in the order of the file. Looking up a place takes milliseconds, others come between. */
export async function readLines(
  lines: readonly ParsedLine[],
  getIndex: GetAddressIndex,
): Promise<StoredLine[]> {
  const index = await getIndex()
  const ids = new Set<string>()
  const stored: StoredLine[] = []
  for (const parsed of lines) {
    await nextTurn()
    const place = await findLinePlace(parsed, index)
    const values = { ...parsed.values, ...place.values }
    const externalId = parsed.externalId || hashValues(values)
    const errors = [...parsed.errors, ...place.errors, ...listWrongValues(values, parsed)]
    if (ids.has(externalId))
      errors.push({
        column: parsed.sources.external_id?.column ?? '',
        field: 'external_id',
        error: 'repeated',
        text: parsed.sources.external_id?.text ?? '',
      })
    ids.add(externalId)
    stored.push({
      line: parsed.line,
      external_id: externalId,
      values,
      errors: errors.slice(0, MAX_LINE_ERRORS),
    })
  }
  return stored
}

/** Of values that are there; what is missing can be added to the draft. */
function listWrongValues(values: DraftValues, { sources, errors }: ParsedLine): LineError[] {
  return findPublicationErrors(values).flatMap(({ field, error, bound }) => {
    const value = values[field]
    if (!value || errors.some((one) => one.field === field)) return []
    const { column, text } = sources[field] ?? { column: '', text: value }
    return [{ column, field, error, bound, text }]
  })
}

/** Alike for lines that say the same; stands for the id of a line that has none. */
export function hashValues(values: DraftValues): string {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
