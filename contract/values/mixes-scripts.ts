import { domainToUnicode } from 'node:url'

/** Scripts with letters that look alike: a Cyrillic а is not a Latin a. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Georgian}/u,
]

/** Letter of any other alphabet. */
const OTHER_LETTER =
  /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * True if one part of an address mixes alphabets, as look-alikes do.
 * A Latin name at a Cyrillic domain is common and accepted.
 * @param email as `parseEmail` returns it
 */
export function mixesScripts(email: string): boolean {
  const at = email.lastIndexOf('@')
  const parts = [email.slice(0, at), ...domainToUnicode(email.slice(at + 1)).split('.')]
  return parts.some((part) => [...SCRIPTS, OTHER_LETTER].filter((script) => script.test(part)).length > 1)
}
