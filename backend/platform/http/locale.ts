import type { Request } from 'express'
import { LOCALES, type Locale } from '../localized-text'

/** Some callers send a parameter instead of the header. */
export function getLocale(request: Request): Locale {
  const requested = request.get('locale') ?? request.query.locale ?? request.query.lang
  return LOCALES.find((locale) => locale === requested) ?? 'ka'
}
