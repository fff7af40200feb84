/** A local part, then a domain with a dot and at least two characters after the last one, or an IP address in brackets. */
const EMAIL = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}|\[[\da-f.:]+\])$/i

export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}
