import { normalizePhone } from './phone'

/** A number as typed or pasted: programs put marks of direction around it, pages write points and other dashes, and 00 is dialled for +. */
export function parsePhone(text: string): string {
  return normalizePhone(text.replace(/[\s.\p{Pd}\p{Cf}]/gu, '').replace(/^00(?=995)/, '+'))
}
