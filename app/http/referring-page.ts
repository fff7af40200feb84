import { getPathLanguage, type Language, withoutLanguagePrefix } from '~/i18n/languages'
import { parseOwnPath } from './own-path'

/**
 * The page of ours that the visitor came from, in the language of this one.
 * @param pattern of its path, without prefix
 */
export function findReferringPage(
  referrer: string | null,
  pattern: RegExp,
  { origin, language }: { origin: string; language: Language },
): string | undefined {
  const url = parseOwnPath(referrer, origin)
  if (!url) return undefined
  const { pathname } = new URL(url, origin)
  return getPathLanguage(pathname) === language && pattern.test(withoutLanguagePrefix(pathname))
    ? url
    : undefined
}
