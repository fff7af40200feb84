const DIGITS = /(?![0-9])\p{Nd}/gu
const DIGIT = /\p{Nd}/u

/** Converts the digits of any script to ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, toAsciiDigit)
}

/** Returns the value of a digit. In Unicode, the digits of a script are a row that starts with its zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  // Unicode has five sets of mathematical digits in a row; the remainder is the digit in any of them.
  return String((code - zero) % 10)
}
