import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRuleViolation } from '~contract/field-rules'
import { BANKS, parseBanks, RATES_YEAR } from './banks/banks'
import banks from './banks/banks.json'
import { APPRAISAL_QUESTIONS } from './forms/appraisal-questions'
import { FieldSchema } from './forms/field-schema'
import { FORMS } from './forms/forms'

const FOREIGN = { ka: /[а-яё]/i, en: /[ა-ჰа-яё]/i, ru: /[ა-ჰ]/ }
const LANGUAGES = ['ka', 'en', 'ru'] as const

interface Text {
  ka: string
  en: string
  ru: string
}

/** Lists every text in three languages inside a table. */
function listTexts(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('ka' in value) return [value as Text]
  return Object.values(value).flatMap(listTexts)
}

test.each([
  ['banks', BANKS, 14],
  ['forms', FORMS, 28],
  ['questions', APPRAISAL_QUESTIONS, 18],
])('the texts of the %s are in three languages, each in its letters', (_, table, minCount) => {
  const texts = listTexts(table)
  expect(texts.length).toBeGreaterThanOrEqual(minCount)
  for (const language of LANGUAGES)
    expect(texts.filter((text) => FOREIGN[language].test(text[language]))).toEqual([])
})

test('there are six banks with a picture each, and their offers can be calculated', () => {
  expect(RATES_YEAR).toBe(2025)
  expect(new Set(BANKS.map(({ slug }) => slug)).size).toBe(6)
  expect(BANKS.filter(({ slug }) => !existsSync(`public/img/banks/${slug}.svg`))).toEqual([])
  const offers = BANKS.flatMap(({ gel, usd }) => (usd ? [gel, usd] : [gel]))
  expect(offers.filter(({ initial, effective }) => effective <= initial)).toEqual([])
  expect(offers.filter(({ months: [min, max] }) => min >= max)).toEqual([])
})

test('a bank with an unknown field is rejected, and so is one without an offer in lari', () => {
  const [first] = banks.banks
  expect(() => parseBanks({ ...banks, banks: [{ ...first, fields: ['shoe_size'] }] })).toThrow('shoe_size')
  expect(() => parseBanks({ ...banks, banks: [{ ...first, gel: undefined }] })).toThrow()
})

test('fields of forms have different names, and rules that accept an ordinary answer', () => {
  const groups = [...FORMS.map(({ fields }) => fields), APPRAISAL_QUESTIONS.flatMap(({ fields }) => fields)]
  for (const fields of groups) expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
  const answers = new Map(
    Object.entries({ phone: '555123456', years: '7', area: '60', floor: '3', code: '01.10.14.001.001' }),
  )
  const ruled = groups.flat().filter(({ rules }) => rules !== '')
  expect(ruled.length).toBeGreaterThan(5)
  for (const field of ruled)
    expect(findRuleViolation(field, answers.get(field.name) ?? 'An answer'), field.name).toBeUndefined()
})

test('a choice whose value has a comma is rejected, because answers are stored with commas between them', () => {
  const title = { ka: 'დიახ', en: 'Yes', ru: 'Да' }
  const field = (value: string) => ({
    name: 'kind',
    type: 'select',
    title,
    options: [
      { value, title },
      { value: 'no', title },
    ],
  })
  expect(FieldSchema.safeParse(field('yes')).success).toBe(true)
  expect(FieldSchema.safeParse(field('yes,of course')).success).toBe(false)
})
