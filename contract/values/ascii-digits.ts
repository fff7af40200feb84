const DIGITS = /(?![0-9])\p{Nd}/gu
const DIGIT = /\p{Nd}/u

/** Writes the digits of any script as ours. */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, toAsciiDigit)
}

/** Unicode places the digits of a script in a row that begins with its zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  // Five rows of mathematical digits stand side by side.
  return String((code - zero) % 10)
}
