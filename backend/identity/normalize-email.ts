import { domainToASCII, domainToUnicode } from 'node:url'
import { isEmail } from '~contract/values/email'

/** Their letters look like those of another: a Cyrillic а is not a Latin a. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Georgian}/u,
]

/** Of all other alphabets together. */
const OTHER_LETTER =
  /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]/u

const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u

/** One spelling of an address, with the domain as it stands in the DNS; undefined when it is none. */
export function normalizeEmail(text: string): string | undefined {
  const email = text.normalize('NFKC').trim().toLowerCase()
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  const normalized = `${email.slice(0, at)}@${domain}`
  return at > 0 && domain !== '' && isEmail(normalized) && !INVISIBLE.test(normalized)
    ? normalized
    : undefined
}

/** Whether letters of several alphabets stand before the last dot, as in addresses made to look like another. */
export function mixesScripts(email: string): boolean {
  const at = email.lastIndexOf('@')
  const domain = domainToUnicode(email.slice(at + 1)).replace(/\.[^.]*$/, '')
  const letters = `${email.slice(0, at)}@${domain}`
  return [...SCRIPTS, OTHER_LETTER].filter((script) => script.test(letters)).length > 1
}
