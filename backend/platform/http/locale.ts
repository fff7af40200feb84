import type { Request } from 'express'
import { LOCALES, type Locale } from '../localized-text'

/** The language of the answer: the Locale header, or the parameter that some callers send instead. */
export function getLocale(request: Request): Locale {
  const requested = request.get('locale') ?? request.query.locale ?? request.query.lang
  return LOCALES.find((locale) => locale === requested) ?? 'ka'
}
