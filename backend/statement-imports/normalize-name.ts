/** Maximum length, far above headings and options, because matching brackets is quadratic. */
export const MAX_NAME_LENGTH = 300

/**
 * Normalizes the name of an option or place: drops units in brackets, case, spaces and signs.
 * Empty for too long texts.
 */
export function normalizeName(text: string): string {
  if (text.length > MAX_NAME_LENGTH) return ''
  return toLetters(text.replace(/\([^)]*\)|\[[^\]]*\]/g, ''))
}

/** Normalizes a name with the words in brackets. */
export function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}+]/gu, '')
}
