import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readTexts = (language: 'ka' | 'ru') =>
  readdirSync(`locales/${language}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(`locales/${language}/${name}`, 'utf8') }))

/** "You" and the commonest requests, as one says them to a friend. */
const FAMILIAR =
  /(?<![ა-ჰ])(შენ|შენი|შენს|შენთვის|შენთან|შენც|ხარ|გაქვს|გინდა|შეგიძლია|გჭირდება|აირჩიე|ჩაწერე|სცადე|ნახე|დაამატე|შეავსე|შეამოწმე|გახსენი|შედი|დაბრუნდი)(?![ა-ჰ])/g

test('Georgian texts address their readers as თქვენ', () => {
  for (const { name, text } of readTexts('ka')) expect(text.match(FAMILIAR), name).toBeNull()
})

/** Words of their own in both spellings: all and everything, by which and about what, will learn and is learning. */
const TWINS = new Set(['все', 'чем', 'узнает', 'узнаете', 'всем', 'нем'])

test('Russian texts write ё in every word that they write with ё once', () => {
  const words = new Set(readTexts('ru').flatMap(({ text }) => text.toLowerCase().match(/[а-яё]+/g) ?? []))
  const withoutDots = [...words].filter((word) => word.includes('ё')).map((word) => word.replaceAll('ё', 'е'))
  expect(withoutDots.length).toBeGreaterThan(100)
  expect(withoutDots.filter((word) => words.has(word) && !TWINS.has(word))).toEqual([])
})
