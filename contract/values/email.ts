/** A local part, then a domain with a dot and at least two characters after the last one, or an IP address in brackets. */
const EMAIL = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.(xn--[a-z\d-]+|[^\s@.\d]{2,})|\[[\da-f.:]+\])$/
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u
/** Characters that would end the host of a URL or be decoded in it. */
const NO_HOST = /[\s/\\?#%:@]/
/** More than any address may have. */
const MAX_LENGTH = 320

/**
 * Reads an e-mail address in any script, as one spelling that addresses are stored and compared in: in small letters, the
 * domain as it stands in the DNS (`пример.рф` is `xn--e1afmkfd.xn--p1ai`).
 */
export function parseEmail(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const email = text.normalize('NFKC').trim().toLowerCase().normalize('NFC')
  const at = email.lastIndexOf('@')
  const domain = toAsciiDomain(email.slice(at + 1))
  const normalized = `${email.slice(0, at)}@${domain}`
  return at > 0 && domain && EMAIL.test(normalized) && !INVISIBLE.test(normalized) ? normalized : undefined
}

export function isEmail(text: string): boolean {
  return parseEmail(text) !== undefined
}

function toAsciiDomain(domain: string): string | undefined {
  if (domain.startsWith('[')) return domain
  if (domain === '' || NO_HOST.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
