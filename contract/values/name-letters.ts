import type { Language } from '../languages'
import { georgianToCyrillic, georgianToLatin } from './georgian-letters'

/** Transliterates a Georgian name or postal address for the reader. Other letters stay. */
export function toReaderLetters(name: string, language: Language): string {
  if (language === 'ka' || !/[ა-ჰ]/.test(name)) return name
  return language === 'ru' ? georgianToCyrillic(name) : georgianToLatin(name)
}
