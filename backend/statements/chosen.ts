import { invalid } from '../http/errors'
import { isId, type Query } from '../http/query'

const FIELD = 'statements'
const MOST_AT_ONCE = 500

/**
 * The ids in the field `statements[]` of what was sent; whatever is no id is left out.
 *
 * @throws ApiError 422 when there are none, or too many for one call
 */
export function chosenIds(body: Query): number[] {
  const words = new Set(
    (body.get(FIELD) ?? []).flatMap((value) => value.split(',')).map((word) => word.trim()),
  )
  words.delete('')
  if (words.size === 0) throw invalid([{ field: FIELD, message: 'The statements field is required.' }])
  if (words.size > MOST_AT_ONCE)
    throw tooManyStatements(`There may be ${MOST_AT_ONCE} statements in one call.`)
  return [...words]
    .filter((word) => /^\d{1,10}$/.test(word))
    .map(Number)
    .filter(isId)
}

export function tooManyStatements(message: string) {
  return invalid([{ field: FIELD, message }])
}
