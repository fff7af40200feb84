const GEORGIAN_TO_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ა a',
    'ბ b',
    'გ g',
    'დ d',
    'ე e',
    'ვ v',
    'ზ z',
    'თ t',
    'ი i',
    'კ k',
    'ლ l',
    'მ m',
    'ნ n',
    'ო o',
    'პ p',
    'ჟ zh',
    'რ r',
    'ს s',
    'ტ t',
    'უ u',
    'ფ p',
    'ქ k',
    'ღ gh',
    'ყ k',
    'შ sh',
    'ჩ ch',
    'ც ts',
    'ძ dz',
    'წ ts',
    'ჭ ch',
    'ხ kh',
    'ჯ j',
    'ჰ h',
  ].map((pair) => pair.split(' ')),
)

const RUSSIAN_TO_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a',
    'б b',
    'в v',
    'г g',
    'д d',
    'е e',
    'ж zh',
    'з z',
    'и i',
    'к k',
    'л l',
    'м m',
    'н n',
    'о o',
    'п p',
    'р r',
    'с s',
    'т t',
    'у u',
    'ф f',
    'х kh',
    'ц ts',
    'ч ch',
    'ш sh',
    'щ sh',
    'ъ ',
    'ы i',
    'ь ',
    'э e',
    'ю iu',
    'я ia',
  ].map((pair) => pair.split(' ')),
)

/** Maps alternative and confusable spellings to one letter, longer ones first. */
const SIMILAR_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/dzh|dj|zh/g, 'j'],
  [/kh|x|h(?<!gh|ph|th)/g, 'X'],
  [/gh/g, 'g'],
  [/ts|tz|c/g, 'Z'],
  [/dz/g, 'z'],
  [/ph|f/g, 'p'],
  [/th/g, 't'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** Returns one key for all spellings of a name: ჭავჭავაძე, Chavchavadze, Чавчавадзе. */
export function toPhoneticKey(word: string): string {
  const bare = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
  const latin = [...bare]
    .map((letter) => GEORGIAN_TO_LATIN[letter] ?? RUSSIAN_TO_LATIN[letter] ?? letter)
    .join('')
  return SIMILAR_SPELLINGS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), latin)
}

/** Returns alternative keys: Latin w and y may stand for the keyboard keys of წ and ყ. */
export function toPhoneticKeys(word: string): string[] {
  const keys = word.toLowerCase().replaceAll('w', 'წ').replaceAll('y', 'ყ')
  return [...new Set([toPhoneticKey(word), toPhoneticKey(keys)])]
}
