import type { Request } from 'express'
import { LOCALES, type Locale } from '../dictionaries/words'

/** The language with this name. */
export function localeNamed(name: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === name)
}

/** The language of one of the site's pages, by the beginning of its path; none for Georgian, which has no mark. */
export function languageOfPath(address: string | undefined): Locale | undefined {
  if (!address || !URL.canParse(address, 'http://here.invalid')) return undefined
  return localeNamed(new URL(address, 'http://here.invalid').pathname.split('/')[1])
}

/** The language is asked for, or it is that of the page the visitor came from. */
export function localeFor(request: Request): Locale {
  const { searchParams } = new URL(request.originalUrl, 'http://here.invalid')
  return (
    localeNamed(searchParams.get('lang')) ??
    localeNamed(request.get('locale')) ??
    languageOfPath(request.get('referer')) ??
    'ka'
  )
}
