import { createHash } from 'node:crypto'
import { toUuid } from '~contract/values/ids'

/**
 * Returns a UUID derived from the values and the form's key: double clicks and retries share it, edited forms
 * do not.
 */
export function createIdempotencyKey(values: readonly unknown[]): string {
  return toUuid(createHash('sha256').update(JSON.stringify(values, describeFile)).digest('hex'))
}

/** Replaces a file by its name and size, since JSON would serialize any file as an empty object. */
function describeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size] : value
}
