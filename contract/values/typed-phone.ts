import { normalizeDigits } from './amount'
import { normalizePhone } from './phone'

/**
 * A number as typed or pasted: programs put marks of direction around it, pages write points and other dashes, phones Arabic digits;
 * 00 is dialled for +, and 0 before a number in Georgia.
 */
export function parsePhone(text: string): string {
  const plain = normalizePhone(normalizeDigits(text.replace(/[./\p{Pd}]/gu, '')).replace(/^00(?=995)/, '+'))
  return plain.replace(/^(?:\+?995)?0(?=5\d{8}$)/, '')
}
