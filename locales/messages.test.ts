import { describe, expect, test } from 'vitest'
import en from './en'
import ka from './ka'
import ru from './ru'

const languages = { ka, en, ru }
const PLURAL = /_(zero|one|two|few|many|other)$/

function flat(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

const base = (key: string) => key.replace(PLURAL, '')
const keys = (words: object) => new Set(flat(words).map(([key]) => base(key)))

describe.each(Object.entries(languages))('messages of %s', (language, words) => {
  // Specification 1.1.25
  test('messages of other languages have exactly the keys of Georgian', () => {
    expect([...keys(words)].sort()).toEqual([...keys(ka)].sort())
  })

  test('messages have every plural form of their language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counted = new Set(flat(words).flatMap(([key]) => (PLURAL.test(key) ? [base(key)] : [])))
    const all = new Set(flat(words).map(([key]) => key))
    const expected = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`))
    expect(expected.filter((key) => !all.has(key))).toEqual([])
  })

  test('messages of other languages have the same placeholders as Georgian', () => {
    const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
    const georgian = new Map(flat(ka).map(([key, text]) => [base(key), places(text)]))
    const unknown = flat(words).flatMap(([key, text]) => {
      // A plural form for one thing may write the number as a word.
      const allowed = georgian.get(base(key)) ?? []
      return places(text)
        .filter((place) => !allowed.includes(place))
        .map((place) => `${key}: ${place}`)
    })
    expect(unknown).toEqual([])
  })

  test('messages are written in the script of their language', () => {
    const foreign = { ka: /[а-яё]/i, en: /[ა-ჰа-яё]/i, ru: /[ა-ჰ]/ }[language] as RegExp
    expect(flat(words).filter(([, text]) => foreign.test(text) || text.trim() === '')).toEqual([])
  })
})
