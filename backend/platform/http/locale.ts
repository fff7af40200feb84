import type { Request } from 'express'
import { LOCALES, type Locale } from '../localized-text'

/** Returns the locale from the header, or from a parameter that some callers send instead. */
export function getLocale(request: Request): Locale {
  const requested = request.get('locale') ?? request.query.locale ?? request.query.lang
  return LOCALES.find((locale) => locale === requested) ?? 'ka'
}
