import { normalizeDigits } from './amount'

/** Digits of a code that is sent to a phone or by email. */
export const CODE_LENGTH = 4

/** Longer texts hold more than a code. */
const MAX_LENGTH = 40

/** Reads a code as digits: "7303.", "73 03", "７３０３" and "73-03" are `7303`. Undefined for what has more or fewer of them. */
export function parseCode(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const digits = normalizeDigits(text).replace(/[\p{P}\p{S}]/gu, '')
  return /^\d+$/.test(digits) && digits.length === CODE_LENGTH ? digits : undefined
}
