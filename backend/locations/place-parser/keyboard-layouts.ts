/** Three layouts in one key order; a space is a key without a letter. */
const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const QWERTY_SHIFT = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
const GEORGIAN = ' ქწერტყუიოპ  ასდფგჰჯკლ  ზხცვბნმ  '
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
/** Georgian letters that need Shift, and their Latin keys. */
const [GEORGIAN_SHIFTED, LATIN_SHIFTED] = ['ჭღთშჟძჩ', 'WRTSJZC']

const TO_QWERTY = createKeyMap([
  [RUSSIAN, QWERTY],
  [RUSSIAN.toUpperCase(), QWERTY_SHIFT],
  [GEORGIAN, QWERTY],
  [GEORGIAN_SHIFTED, LATIN_SHIFTED],
])
const TO_GEORGIAN = createKeyMap([
  [QWERTY_SHIFT, GEORGIAN],
  [LATIN_SHIFTED, GEORGIAN_SHIFTED],
  [QWERTY, GEORGIAN],
])
const TO_RUSSIAN = createKeyMap([
  [QWERTY, RUSSIAN],
  [QWERTY_SHIFT, RUSSIAN],
])

/**
 * Returns the text as typed on other layouts: `ыфигкЕфдщ` and `saburTalo` are საბურთალო, `Cf,ehnfkj` is
 * Сабуртало.
 */
export function toOtherLayouts(typed: string): string[] {
  const pressed = translateKeys(typed, TO_QWERTY)
  const ways = [pressed, translateKeys(pressed, TO_GEORGIAN), translateKeys(pressed, TO_RUSSIAN)]
  return [...new Set(ways)].filter((way) => way !== typed && /^\p{L}+$/u.test(way))
}

/** True if punctuation in the word may be letters of another layout. */
export function canHideLetters(typed: string): boolean {
  return /[\p{L}][`[\];',.]|[`[\];',.][\p{L}]/u.test(typed)
}

function createKeyMap(
  layouts: readonly (readonly [from: string, to: string])[],
): ReadonlyMap<string, string> {
  const pairs = layouts.flatMap(([from, to]) => {
    const letters = [...to]
    return [...from].map((letter, at) => [letter, letters[at] ?? ' '] as const)
  })
  return new Map(pairs.filter(([letter, other]) => letter !== ' ' && other !== ' '))
}

function translateKeys(text: string, letters: ReadonlyMap<string, string>): string {
  return [...text].map((letter) => letters.get(letter) ?? letter).join('')
}
