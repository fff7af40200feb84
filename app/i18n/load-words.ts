import type en from '../../locales/en'
import type ka from '../../locales/ka'
import type ru from '../../locales/ru'
import type { Language } from './languages'

/** The words of one language, by namespace. */
type Words = typeof ka | typeof en | typeof ru

/** Loads the words of one language alone: a hydrated page needs no other. */
export function loadWords(language: Language): Promise<{ default: Words }> {
  switch (language) {
    case 'en':
      return import('../../locales/en')
    case 'ru':
      return import('../../locales/ru')
    default:
      return import('../../locales/ka')
  }
}
