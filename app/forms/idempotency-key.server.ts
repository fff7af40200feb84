import { createHash } from 'node:crypto'

/** A uuid derived from the values and the form's key: double clicks and retries share it, edited forms do not. */
export function createIdempotencyKey(values: readonly unknown[]): string {
  const digits = createHash('sha256').update(JSON.stringify(values)).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
}
