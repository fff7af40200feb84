import { type Language, toLocalizedPath } from '~/i18n/languages'

/** The tour's data; in a module of its own because hydrated pages know this URL. */
export const tourUrl = (id: number, language: Language) => toLocalizedPath(`/statements/${id}/tour`, language)
