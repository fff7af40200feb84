import { invalidField } from './errors'
import { getText, type QueryParams } from './query'

/**
 * Parses a coordinate.
 * @throws ApiError 422 if it is out of range
 */
export function parseDegrees(query: QueryParams, field: string, max: number): number {
  const text = getText(query, field) ?? ''
  const degrees = /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
  if (Math.abs(degrees) <= max) return degrees
  throw invalidField(field, 'must be a number of degrees')
}
