import { normalizeDigits } from './amount'

/** Digits of a code sent by SMS or email. */
export const CODE_LENGTH = 4

/** Maximum length of a text that is parsed. */
const MAX_LENGTH = 40

/** Parses a code: "7303.", "73 03", "７３０３" and "73-03" are `7303`. Other lengths return undefined. */
export function parseCode(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const digits = normalizeDigits(text).replace(/[\p{P}\p{S}]/gu, '')
  return /^\d+$/.test(digits) && digits.length === CODE_LENGTH ? digits : undefined
}
