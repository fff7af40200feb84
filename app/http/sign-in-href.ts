import { type Language, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'

/** Returns the sign-in URL that returns to a page, but never to the sign-in itself. */
export function toSignInHref(currentHref: string, language: Language): string {
  const target = withoutLanguagePrefix(currentHref).startsWith('/auth')
    ? toLocalizedPath('/', language)
    : currentHref
  return toLocalizedPath(`/auth?${new URLSearchParams({ Continue: target })}`, language)
}

/** Returns the page that checks whether the browser has stored the session cookie, and explains if not. */
export function toCookiesNeededPath(continuePath: string, language: Language): string {
  return toLocalizedPath(`/auth/cookies?${new URLSearchParams({ Continue: continuePath })}`, language)
}
