import { capitalize, replaceLetters } from '../../contract/values/georgian-letters'

const CYRILLIC_LETTERS: Readonly<Record<string, readonly [latin: string, georgian: string]>> = {
  а: ['a', 'ა'],
  б: ['b', 'ბ'],
  в: ['v', 'ვ'],
  г: ['g', 'გ'],
  д: ['d', 'დ'],
  е: ['e', 'ე'],
  ё: ['yo', 'იო'],
  ж: ['zh', 'ჟ'],
  з: ['z', 'ზ'],
  и: ['i', 'ი'],
  й: ['y', 'ი'],
  к: ['k', 'კ'],
  л: ['l', 'ლ'],
  м: ['m', 'მ'],
  н: ['n', 'ნ'],
  о: ['o', 'ო'],
  п: ['p', 'პ'],
  р: ['r', 'რ'],
  с: ['s', 'ს'],
  т: ['t', 'ტ'],
  у: ['u', 'უ'],
  ф: ['p', 'ფ'],
  х: ['kh', 'ხ'],
  ц: ['ts', 'ც'],
  ч: ['ch', 'ჩ'],
  ш: ['sh', 'შ'],
  щ: ['shch', 'შჩ'],
  ъ: ['', ''],
  ы: ['y', 'ი'],
  ь: ['', ''],
  э: ['e', 'ე'],
  ю: ['yu', 'იუ'],
  я: ['ya', 'ია'],
}

export function cyrillicToLatin(text: string): string {
  return capitalize(replaceLetters(text.toLowerCase(), (letter) => CYRILLIC_LETTERS[letter]?.[0]))
}

export function cyrillicToGeorgian(text: string): string {
  return replaceLetters(text.toLowerCase(), (letter) => CYRILLIC_LETTERS[letter]?.[1])
}
