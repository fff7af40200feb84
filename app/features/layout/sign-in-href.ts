import { type Language, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'

/** Where a guest goes to sign in and come back to a page; never back to the sign-in itself. */
export function toSignInHref(currentHref: string, language: Language): string {
  const target = withoutLanguagePrefix(currentHref).startsWith('/auth')
    ? toLocalizedPath('/', language)
    : currentHref
  return toLocalizedPath(`/auth?${new URLSearchParams({ Continue: target })}`, language)
}
