import { createHash } from 'node:crypto'

/** A uuid derived from the values and the form's key: double clicks and retries share it, edited forms do not. */
export function createIdempotencyKey(values: readonly unknown[]): string {
  const digits = createHash('sha256').update(JSON.stringify(values, describeFile)).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
}

/** JSON makes an empty object of a file. */
function describeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size] : value
}
