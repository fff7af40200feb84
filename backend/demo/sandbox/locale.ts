import type { Request } from 'express'
import { LOCALES, type Locale } from '~backend/dictionaries/localized'

/** The language with this name. */
export function findLocale(name: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === name)
}

/** The language of one of the site's pages, by the beginning of its path; none for Georgian, which has no mark. */
export function findPathLocale(address: string | undefined): Locale | undefined {
  if (!address || !URL.canParse(address, 'http://here.invalid')) return undefined
  return findLocale(new URL(address, 'http://here.invalid').pathname.split('/')[1])
}

/** The language is asked for, or it is that of the page the visitor came from. */
export function getPageLocale(request: Request): Locale {
  const { searchParams } = new URL(request.originalUrl, 'http://here.invalid')
  return (
    findLocale(searchParams.get('lang')) ??
    findLocale(request.get('locale')) ??
    findPathLocale(request.get('referer')) ??
    'ka'
  )
}
