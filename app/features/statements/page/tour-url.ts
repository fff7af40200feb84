import { type Language, toLocalizedPath } from '~/i18n/languages'

/** Where a statement's own tour can be walked through; apart from its own address, which hydrated pages know. */
export const tourUrl = (id: number, language: Language) => toLocalizedPath(`/statements/${id}/tour`, language)
