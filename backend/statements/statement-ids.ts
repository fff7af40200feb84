import { invalidField, validationError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import { parseId } from '~contract/values/ids'

const IDS_FIELD = 'statements'
const MAX_IDS_PER_CALL = 500

/**
 * Parses `statements[]` without malformed ids.
 * @throws ApiError 422 for an empty list and for too many ids
 */
export function parseStatementIds(body: QueryParams): number[] {
  const words = new Set(
    (body.get(IDS_FIELD) ?? []).flatMap((value) => value.split(',')).map((word) => word.trim()),
  )
  words.delete('')
  if (words.size === 0) throw invalidField(IDS_FIELD, 'is required')
  if (words.size > MAX_IDS_PER_CALL)
    throw tooManyStatementsError(`There may be ${MAX_IDS_PER_CALL} statements in one call.`)
  return [...words].map((word) => parseId(word)).filter((id) => id !== undefined)
}

export function tooManyStatementsError(message: string) {
  return validationError([{ field: IDS_FIELD, message }])
}
