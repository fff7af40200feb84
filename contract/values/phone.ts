const MOBILE = /^5\d{8}$/

/** Removes separators, and the country code 995 before a mobile number. */
export function normalizePhone(text: string): string {
  return text.replace(/[\s()-]/g, '').replace(/^\+?995(?=5)/, '')
}

/** Returns true for a Georgian mobile number in its stored form: nine digits, the first of them 5. */
export function isMobileNumber(text: string): boolean {
  return MOBILE.test(text)
}

/** Calling codes of one, two and three digits. */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** Formats nine digits in groups of three. Other numbers follow their calling code: `+49 151 234 567 89`. */
export function formatPhone(text: string): string {
  const digits = normalizePhone(text)
  if (/^\d{9}$/.test(digits)) return groupInThrees(digits)
  const [code = ''] = /^\+\d{8,15}$/.test(digits) ? (CALLING_CODE.exec(digits) ?? []) : []
  return code ? `${code} ${groupInThrees(digits.slice(code.length))}` : text
}

/** Returns a `tel:` link; nine digits are a Georgian number. */
export function toPhoneHref(text: string): string {
  const digits = text.replace(/[^\d+]/g, '')
  return `tel:${/^\d{9}$/.test(digits) ? '+995' : ''}${digits}`
}

/** Groups characters in threes from the left, as in Georgian phone numbers. */
export function groupInThrees(text: string, separator = ' '): string {
  return text.replace(/(\d{3})(?=\d)/g, `$1${separator}`)
}
