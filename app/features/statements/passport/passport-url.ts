import { type Language, toLocalizedPath } from '~/i18n/languages'

/** Returns the page of the evidence behind a statement. */
export function passportUrl(id: number, language: Language): string {
  return toLocalizedPath(`/statements/${id}/passport`, language)
}
