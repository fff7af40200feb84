import { createHash } from 'node:crypto'

/**
 * A uuid of what is sent, with the form's own key in it. A double press and a retry are one; what was changed after going
 * back to the form is another and is not lost.
 */
export function createIdempotencyKey(values: readonly unknown[]): string {
  const digits = createHash('sha256').update(JSON.stringify(values)).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
}
