import type { Language } from '~contract/languages'

export { LANGUAGES as LOCALES, type Language as Locale } from '~contract/languages'

export type LocalizedText = Record<Language, string>

export function forEachLocale<Value>(make: (locale: Language) => Value): Record<Language, Value> {
  return { ka: make('ka'), en: make('en'), ru: make('ru') }
}
