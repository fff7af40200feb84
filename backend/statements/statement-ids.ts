import { invalidField, validationError } from '~backend/platform/http/errors'
import { parseId } from '~contract/values/ids'

const IDS_FIELD = 'statements'
const MAX_IDS_PER_CALL = 500

/**
 * Returns the ids among the values of the field `statements`.
 * @throws ApiError 422 for an empty list and for too many values
 */
export function parseStatementIds(values: readonly string[]): number[] {
  const words = new Set(values.flatMap((value) => value.split(',')).map((word) => word.trim()))
  words.delete('')
  if (words.size === 0) throw invalidField(IDS_FIELD, 'is required')
  if (words.size > MAX_IDS_PER_CALL)
    throw tooManyStatementsError(`There may be ${MAX_IDS_PER_CALL} statements in one call.`)
  return [...words].map((word) => parseId(word)).filter((id) => id !== undefined)
}

export function tooManyStatementsError(message: string) {
  return validationError([{ field: IDS_FIELD, message }])
}
