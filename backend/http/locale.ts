import type { Request } from 'express'
import { LOCALES, type Locale } from '../dictionaries/words'

/** The language of the answer: the Locale header, or the parameter that some callers send instead. */
export function localeOf(request: Request): Locale {
  const asked = request.get('locale') ?? request.query.locale ?? request.query.lang
  return LOCALES.find((locale) => locale === asked) ?? 'ka'
}
