import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { findPublicationErrors } from '~backend/statement-drafts/to-columns'
import type { DraftValues } from '~contract/statement-drafts'
import { MAX_IMPORT_PHOTOS } from '~contract/statement-imports'
import { findLinePlace } from './find-line-place'
import { type LineError, MAX_LINE_ERRORS, type ParsedLine } from './parsed-line'

/** Line as stored until the confirmation. */
export interface StoredLine {
  line: number
  external_id: string
  values: DraftValues
  /** URLs of photos. Missing for files that were read before there were any. */
  photos?: string[]
  /** Errors that exclude the line. */
  errors: LineError[]
}

/** Adds places to lines, in the order of the file. Yields in between, because a lookup takes milliseconds. */
export async function readLines(
  lines: readonly ParsedLine[],
  getIndex: GetAddressIndex,
): Promise<StoredLine[]> {
  const index = await getIndex()
  const ids = new Set<string>()
  const stored: StoredLine[] = []
  let photos = 0
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
    photos += parsed.photos.length
    if (parsed.photos.length > 0 && photos > MAX_IMPORT_PHOTOS) {
      const { column = '', text = '' } = parsed.sources.photos ?? {}
      errors.push({ column, field: 'photos', error: 'too_many_photos', bound: MAX_IMPORT_PHOTOS, text })
    }
    stored.push({
      line: parsed.line,
      external_id: externalId,
      values,
      photos: parsed.photos,
      errors: errors.slice(0, MAX_LINE_ERRORS),
    })
  }
  return stored
}

/** Lists invalid values; missing ones can be added to the draft later. */
function listWrongValues(values: DraftValues, { sources, errors }: ParsedLine): LineError[] {
  return findPublicationErrors(values).flatMap(({ field, error, bound }) => {
    const value = values[field]
    if (!value || errors.some((one) => one.field === field)) return []
    const { column, text } = sources[field] ?? { column: '', text: value }
    return [{ column, field, error, bound, text }]
  })
}

/** Hashes a line, as a substitute for a missing id. Equal lines have equal hashes. */
export function hashValues(values: DraftValues, photos: readonly string[] = []): string {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(photos.length > 0 ? [...sorted, photos] : sorted))
    .digest('hex')
}
