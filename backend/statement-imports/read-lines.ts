import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { findPublicationErrors } from '~backend/statement-drafts/to-columns'
import type { DraftValues } from '~contract/statement-drafts'
import type { FileLine } from './file-line'
import { findColumn } from './find-column'
import { findLinePlace } from './find-line-place'
import { type LineError, parseLine, toShownText } from './parse-line'

/** As it is stored until it is confirmed. */
export interface StoredLine {
  line: number
  external_id: string
  values: DraftValues
  /** What keeps it out. */
  errors: LineError[]
}

/** Fields in the order of a draft, of lines in the order of the file; looking up a place takes milliseconds, others come between. */
export async function readLines(
  lines: readonly FileLine[],
  getIndex: GetAddressIndex,
): Promise<StoredLine[]> {
  const index = await getIndex()
  const ids = new Set<string>()
  const stored: StoredLine[] = []
  for (const line of lines) {
    await nextTurn()
    const parsed = parseLine(line)
    const place = findLinePlace(parsed, index)
    const values = { ...parsed.values, ...place.values }
    const externalId = parsed.externalId || hashValues(values)
    const errors = [
      ...parsed.errors,
      ...place.errors,
      ...listWrongValues(values, parsed.headings, line.cells),
    ]
    if (ids.has(externalId))
      errors.push({
        column: parsed.headings.external_id ?? '',
        field: 'external_id',
        error: 'repeated',
        text: toShownText(parsed.externalId),
      })
    ids.add(externalId)
    stored.push({ line: parsed.line, external_id: externalId, values, errors })
  }
  return stored
}

/** Of values that are there; what is missing can be added to the draft. */
function listWrongValues(
  values: DraftValues,
  headings: Partial<Record<string, string>>,
  cells: ReadonlyMap<string, string>,
): LineError[] {
  return findPublicationErrors(values).flatMap(({ field, error, bound }) => {
    if (!values[field]) return []
    const column = headings[field] ?? ''
    const text = cells.get(column) ?? values[field]
    return [{ column, field, error, bound, text: toShownText(text) }]
  })
}

/** Alike for lines that say the same; stands for the id of a line that has none. */
export function hashValues(values: DraftValues): string {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

export function listUnknownColumns(lines: readonly FileLine[]): string[] {
  const headings = new Set(lines.flatMap(({ cells }) => [...cells.keys()]))
  return [...headings].filter((heading) => heading !== '' && !findColumn(heading)).map(toShownText)
}
