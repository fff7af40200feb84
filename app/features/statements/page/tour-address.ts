import { type Language, localizedPath } from '../../../i18n/languages'

/** Where a statement's own tour can be walked through; apart from its own address, which hydrated pages know. */
export const tourAddress = (id: number, language: Language) =>
  localizedPath(`/statements/${id}/tour`, language)
