const MOBILE = /^5\d{8}$/

/** Drops separators, and Georgia's code before a mobile number. */
export function normalizePhone(text: string): string {
  return text.replace(/[\s()-]/g, '').replace(/^\+?995(?=5)/, '')
}

/** Whether a text is a Georgian mobile number as it is stored: nine digits, the first of them 5. */
export function isMobileNumber(text: string): boolean {
  return MOBILE.test(text)
}

/** A number of nine digits in groups of three: `555 12 34 56` and `+995 555123456` become `555 123 456`. */
export function formatPhone(text: string): string {
  const digits = normalizePhone(text)
  return /^\d{9}$/.test(digits) ? groupInThrees(digits) : text
}

/** Counted from the left, as for Georgian phone numbers. */
export function groupInThrees(text: string, separator = ' '): string {
  return text.replace(/(\d{3})(?=\d)/g, `$1${separator}`)
}
