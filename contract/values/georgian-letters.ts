import type { Language } from '../languages'

/** National romanization of 2002, and the usual Russian spelling of Georgian names. */
const GEORGIAN_LETTERS: Readonly<Record<string, readonly [latin: string, cyrillic: string]>> = {
  ა: ['a', 'а'],
  ბ: ['b', 'б'],
  გ: ['g', 'г'],
  დ: ['d', 'д'],
  ე: ['e', 'е'],
  ვ: ['v', 'в'],
  ზ: ['z', 'з'],
  თ: ['t', 'т'],
  ი: ['i', 'и'],
  კ: ['k', 'к'],
  ლ: ['l', 'л'],
  მ: ['m', 'м'],
  ნ: ['n', 'н'],
  ო: ['o', 'о'],
  პ: ['p', 'п'],
  ჟ: ['zh', 'ж'],
  რ: ['r', 'р'],
  ს: ['s', 'с'],
  ტ: ['t', 'т'],
  უ: ['u', 'у'],
  ფ: ['p', 'п'],
  ქ: ['k', 'к'],
  ღ: ['gh', 'г'],
  ყ: ['q', 'к'],
  შ: ['sh', 'ш'],
  ჩ: ['ch', 'ч'],
  ც: ['ts', 'ц'],
  ძ: ['dz', 'дз'],
  წ: ['ts', 'ц'],
  ჭ: ['ch', 'ч'],
  ხ: ['kh', 'х'],
  ჯ: ['j', 'дж'],
  ჰ: ['h', 'х'],
}

export function georgianToLatin(text: string): string {
  return capitalize(replaceLetters(text, (letter) => GEORGIAN_LETTERS[letter]?.[0]))
}

export function georgianToCyrillic(text: string): string {
  const spelled = replaceLetters(text, (letter) => GEORGIAN_LETTERS[letter]?.[1])
  // Russian writes э at the beginning of foreign words.
  return capitalize(spelled.replace(/(^|[\s(-])е/g, '$1э'))
}

/** Replaces letters one by one; a letter without a replacement stays. */
export function replaceLetters(text: string, replace: (letter: string) => string | undefined): string {
  return [...text].map((letter) => replace(letter) ?? letter).join('')
}

/** Capitalizes each word. */
export function capitalize(text: string): string {
  return text.replace(/(?<![\p{L}\d'])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Transliterates a Georgian text letter by letter for the reader. Other letters stay. */
export function toReaderLetters(name: string, language: Language): string {
  if (language === 'ka' || !/[ა-ჰ]/.test(name)) return name
  return language === 'ru' ? georgianToCyrillic(name) : georgianToLatin(name)
}
