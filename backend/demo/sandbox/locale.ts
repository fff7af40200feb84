import type { Request } from 'express'
import { LOCALES, type Locale } from '~backend/platform/localized-text'

export function findLocale(name: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === name)
}

/** Returns the locale of a path; undefined for Georgian, which has no path prefix. */
export function findPathLocale(address: string | undefined): Locale | undefined {
  if (!address || !URL.canParse(address, 'http://here.invalid')) return undefined
  return findLocale(new URL(address, 'http://here.invalid').pathname.split('/')[1])
}

export function getPageLocale(request: Request): Locale {
  const { searchParams } = new URL(request.originalUrl, 'http://here.invalid')
  return (
    findLocale(searchParams.get('lang')) ??
    findLocale(request.get('locale')) ??
    findPathLocale(request.get('referer')) ??
    'ka'
  )
}
