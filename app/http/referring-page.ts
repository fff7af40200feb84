import { getPathLanguage, type Language, withoutLanguagePrefix } from '~/i18n/languages'

/**
 * Returns our page that the visitor came from, in the language of this page.
 * @param referringPath as `parseReferrer` returns it
 * @param pattern matches its path without prefix
 */
export function findReferringPage(
  referringPath: string | undefined,
  pattern: RegExp,
  language: Language,
): string | undefined {
  const [path] = referringPath?.split('?', 1) ?? []
  if (path === undefined || getPathLanguage(path) !== language) return undefined
  return pattern.test(withoutLanguagePrefix(path)) ? referringPath : undefined
}
