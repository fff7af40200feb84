import { type Language, languages } from './languages'

const LETTERS: Record<Language, RegExp> = { ka: /[ა-ჰ]/g, en: /[a-z]/gi, ru: /[а-яё]/gi }

/**
 * Returns the language of a user's text by most of its letters, so that screen readers choose a voice for it;
 * undefined for the language of the page, and for a text without letters.
 */
export function findTextLanguage(text: string, pageLanguage: Language): Language | undefined {
  const counts = languages.map((language) => text.match(LETTERS[language])?.length ?? 0)
  const max = Math.max(...counts)
  const found = max > 0 ? languages[counts.indexOf(max)] : undefined
  return found === pageLanguage ? undefined : found
}
