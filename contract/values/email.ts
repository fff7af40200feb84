/** Local part, then a domain with a dot and a top level of at least two characters, or a bracketed IP. */
const EMAIL = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.(xn--[a-z\d-]+|[^\s@.\d]{2,})|\[[\da-f.:]+\])$/
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u
/** Characters that would end the host of a URL or be decoded in it. */
const NO_HOST = /[\s/\\?#%:@]/
/** Maximum length of an email address in characters. */
const MAX_LENGTH = 320

/**
 * Normalizes an email address in any script to lower case and a domain in the spelling of the DNS.
 * For example, `пример.рф` becomes `xn--e1afmkfd.xn--p1ai`.
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
