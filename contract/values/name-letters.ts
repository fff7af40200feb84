import type { Language } from '../languages'
import { georgianToCyrillic, georgianToLatin } from './georgian-letters'

/** The name of a person or a company in letters that the reader knows; names in Latin or Cyrillic letters stay. */
export function toReaderLetters(name: string, language: Language): string {
  if (language === 'ka' || !/[ა-ჰ]/.test(name)) return name
  return language === 'ru' ? georgianToCyrillic(name) : georgianToLatin(name)
}
