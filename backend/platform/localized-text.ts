export const LOCALES = ['ka', 'en', 'ru'] as const
export type Locale = (typeof LOCALES)[number]

export type LocalizedText = Record<Locale, string>

export function forEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { ka: make('ka'), en: make('en'), ru: make('ru') }
}
