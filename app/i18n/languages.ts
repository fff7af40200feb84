import type { Language } from '~contract/languages'

/** Georgian is the default and has no prefix in URLs. */
export { LANGUAGES as languages, type Language } from '~contract/languages'

export const languageNames: Record<Language, string> = { ka: 'ქართული', en: 'English', ru: 'Русский' }

const PREFIX = /^\/(en|ru)(?=\/|$)/i

/** Returns the language of a page, from the first segment of its path. */
export function getPathLanguage(path: string): Language {
  const found = PREFIX.exec(path)?.[1]?.toLowerCase()
  return found === 'en' || found === 'ru' ? found : 'ka'
}

/** Removes the language prefix: `/en/s` and `/s` both give `/s`. */
export function withoutLanguagePrefix(path: string): string {
  return path.replace(PREFIX, '') || '/'
}

/** Adds the language prefix to a path, which may have a query and a hash. */
export function toLocalizedPath(path: string, language: Language): string {
  if (language === 'ka') return path
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
}
