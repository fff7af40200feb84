/** The keys of three layouts in one order, row by row; a space is a key that has no letter. */
const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const QWERTY_SHIFT = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
const GEORGIAN = ' ქწერტყუიოპ  ასდფგჰჯკლ  ზხცვბნმ  '
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
/** Georgian letters that need the shift key, and its Latin ones. */
const [GEORGIAN_SHIFTED, LATIN_SHIFTED] = ['ჭღთშჟძჩ', 'WRTSJZC']

const TO_QWERTY = keys([
  [RUSSIAN, QWERTY],
  [RUSSIAN.toUpperCase(), QWERTY_SHIFT],
  [GEORGIAN, QWERTY],
  [GEORGIAN_SHIFTED, LATIN_SHIFTED],
])
const TO_GEORGIAN = keys([
  [QWERTY_SHIFT, GEORGIAN],
  [LATIN_SHIFTED, GEORGIAN_SHIFTED],
  [QWERTY, GEORGIAN],
])
const TO_RUSSIAN = keys([
  [QWERTY, RUSSIAN],
  [QWERTY_SHIFT, RUSSIAN],
])

/**
 * What would stand there, had another layout been chosen for the same keys: `ыфигкЕфдщ` and `saburTalo` are საბურთალო,
 * `Cf,ehnfkj` is Сабуртало.
 */
export function otherLayouts(typed: string): string[] {
  const pressed = translated(typed, TO_QWERTY)
  const ways = [pressed, translated(pressed, TO_GEORGIAN), translated(pressed, TO_RUSSIAN)]
  return [...new Set(ways)].filter((way) => way !== typed && /^\p{L}+$/u.test(way))
}

/** Whether letters may stand on keys that are marks on another layout: as one word they may mean something. */
export function mayHideLetters(typed: string): boolean {
  return /[\p{L}][`[\];',.]|[`[\];',.][\p{L}]/u.test(typed)
}

function keys(layouts: readonly (readonly [from: string, to: string])[]): ReadonlyMap<string, string> {
  const pairs = layouts.flatMap(([from, to]) => {
    const letters = [...to]
    return [...from].map((letter, at) => [letter, letters[at] ?? ' '] as const)
  })
  return new Map(pairs.filter(([letter, other]) => letter !== ' ' && other !== ' '))
}

function translated(text: string, letters: ReadonlyMap<string, string>): string {
  return [...text].map((letter) => letters.get(letter) ?? letter).join('')
}
