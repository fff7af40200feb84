import type { Language } from './languages'

/** "№ 1001923", in English "No. 1001923"; on one line. */
export const formatId = (id: number | string, language: Language): string =>
  `${language === 'en' ? 'No.' : '№'}\u00a0${id}`
