import type { Language } from '../languages'
import { toReaderLetters } from './georgian-letters'

/**
 * Given names whose Russian spelling differs from their letters: most lose the Georgian nominative ending
 * `-ი`.
 */
const RUSSIAN_GIVEN_NAMES: Readonly<Record<string, string>> = {
  ამირანი: 'Амиран',
  ანზორი: 'Анзор',
  არჩილი: 'Арчил',
  ასლანი: 'Аслан',
  ავთანდილი: 'Автандил',
  ბესარიონი: 'Бесарион',
  გრიგოლი: 'Григол',
  დავითი: 'Давид',
  ვახტანგი: 'Вахтанг',
  ზაალი: 'Заал',
  ზურაბი: 'Зураб',
  თამაზი: 'Тамаз',
  თამარი: 'Тамар',
  თემური: 'Темур',
  თენგიზი: 'Тенгиз',
  თინათინი: 'Тинатин',
  ლევანი: 'Леван',
  მაია: 'Майя',
  მარიამი: 'Мариам',
  მიხეილი: 'Михеил',
  ნიკოლოზი: 'Николоз',
  ნოდარი: 'Нодар',
  ოთარი: 'Отар',
  რევაზი: 'Реваз',
  რომანი: 'Роман',
  ქეთევანი: 'Кетеван',
  ჯემალი: 'Джемал',
}

/** Transliterates the name of a person or company for the reader. Names in other letters stay. */
export function toReaderName(name: string, language: Language): string {
  if (language === 'ka' || !/[ა-ჰ]/.test(name)) return name
  const words = name.split(' ').map((word, index) => toReaderWord(word, language, index === 0))
  return words.join(' ')
}

function toReaderWord(word: string, language: Language, isFirst: boolean): string {
  // A conjunction inside a name is written small.
  if (word === 'და' && !isFirst) return language === 'ru' ? 'да' : 'da'
  const spelled = toReaderLetters(word, language)
  if (language !== 'ru') return spelled
  return RUSSIAN_GIVEN_NAMES[word] ?? spelled.replace(/(?<=\p{L})иа$/u, 'ия')
}

const GEORGIAN_GIVEN_NAMES = new Map(
  Object.entries(RUSSIAN_GIVEN_NAMES).map(([georgian, russian]) => [russian.toLowerCase(), georgian]),
)

/**
 * Returns a typed name in the spellings that differ by more than letters, the typed one first. `Давид` is
 * also `დავითი`.
 */
export function listNameSpellings(text: string): string[] {
  const respell = (find: (word: string) => string | undefined) =>
    text.replace(/\p{L}+/gu, (word) => find(word) ?? word)
  return [
    ...new Set([
      text,
      respell((word) => GEORGIAN_GIVEN_NAMES.get(word.toLowerCase())),
      respell((word) => RUSSIAN_GIVEN_NAMES[word]),
    ]),
  ]
}
