import { type Language, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'

/** The sign-in URL that returns to a page, but never to the sign-in itself. */
export function toSignInHref(currentHref: string, language: Language): string {
  const target = withoutLanguagePrefix(currentHref).startsWith('/auth')
    ? toLocalizedPath('/', language)
    : currentHref
  return toLocalizedPath(`/auth?${new URLSearchParams({ Continue: target })}`, language)
}

/** The page that checks whether a browser has kept the cookie of its session, and says so if it has not. */
export function toCookiesNeededPath(continuePath: string, language: Language): string {
  return toLocalizedPath(`/auth/cookies?${new URLSearchParams({ Continue: continuePath })}`, language)
}
