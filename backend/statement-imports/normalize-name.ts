/** No heading and no option is nearly as long; brackets are looked for from each place of a text. */
export const MAX_NAME_LENGTH = 300

/** Spelling of an option or place: units in brackets, case, spaces and signs do not matter. Empty for too long texts. */
export function normalizeName(text: string): string {
  if (text.length > MAX_NAME_LENGTH) return ''
  return toLetters(text.replace(/\([^)]*\)|\[[^\]]*\]/g, ''))
}

/** The same with the words in brackets. */
export function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}+]/gu, '')
}
