import { expect, test } from 'vitest'
import { insertTemplate, listTemplateLanguages } from './answer-template'

const lead = {
  id: 17,
  name: 'ზურაბი',
  answerLanguage: 'ru' as const,
  templates: [
    {
      id: 3,
      title: 'Received',
      texts: {
        ka: 'გამარჯობა, {name}! № {number}',
        en: 'Hello, {name}! {name}, no. {number}',
        ru: 'Здравствуйте, {name}!',
      },
    },
  ],
}

test("a template is filled in with the sender's name in its language and the number of the lead", () => {
  expect(insertTemplate(lead, '3.ka', '')).toBe('გამარჯობა, ზურაბი! № 17')
  expect(insertTemplate(lead, '3.en', ' ')).toBe('Hello, Zurabi! Zurabi, no. 17')
  expect(insertTemplate(lead, '3.ru', '')).toBe('Здравствуйте, Зураб!')
})

test('a template is added below the typed text', () => {
  expect(insertTemplate(lead, '3.ru', 'Typed.\n')).toBe('Typed.\n\nЗдравствуйте, Зураб!')
})

test('a sender without a name is greeted without a comma', () => {
  expect(insertTemplate({ ...lead, name: '' }, '3.ka', '')).toBe('გამარჯობა! № 17')
})

test('a name with the signs of a replacement pattern is inserted unchanged', () => {
  expect(insertTemplate({ ...lead, name: '$& {number}' }, '3.ru', '')).toContain('$& 17')
})

test.each(['', '4.ka', '3.de', '3', 'ka.3'])('an unknown template, %j, changes nothing', (key) => {
  expect(insertTemplate(lead, key, 'Typed.')).toBeUndefined()
})

test("the sender's language comes first", () => {
  expect(listTemplateLanguages(lead)).toEqual(['ru', 'ka', 'en'])
})
