import { barePath, type Language, localizedPath } from '../../i18n/languages'

/** Where a guest goes to sign in and come back to a page; never back to the sign-in itself. */
export function signInAddress(here: string, language: Language): string {
  const target = barePath(here).startsWith('/auth') ? localizedPath('/', language) : here
  return localizedPath(`/auth?${new URLSearchParams({ Continue: target })}`, language)
}
