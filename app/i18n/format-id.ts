import type { Language } from './languages'

/** Formats an id on one line: "№ 1001923", in English "No. 1001923". */
export const formatId = (id: number | string, language: Language): string =>
  `${language === 'en' ? 'No.' : '№'}\u00a0${id}`
