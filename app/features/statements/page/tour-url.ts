import { type Language, toLocalizedPath } from '~/i18n/languages'

/** A separate module, because hydrated pages import this URL. */
export const tourUrl = (id: number, language: Language) => toLocalizedPath(`/statements/${id}/tour`, language)
