import type { Request } from 'express'
import { LOCALES, type Locale } from '~backend/platform/localized-text'
import { parseUrl } from '~contract/values/url'

export function findLocale(name: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === name)
}

/** Returns the locale of a path; undefined for Georgian, which has no path prefix. */
export function findPathLocale(address: string | undefined): Locale | undefined {
  const url = address ? parseUrl(address, 'http://here.invalid') : undefined
  return findLocale(url?.pathname.split('/')[1])
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
