import { expect, test } from 'vitest'
import type { Language } from '~/i18n/languages'
import { renderView } from '~tests/fixtures/render-view'
import { FirstSteps } from './first-steps'

const ADD = '/account/statements/new'

test.each<[Language, string]>([
  ['ka', `<a href="${ADD}">დაამატეთ განცხადება</a> და აქ ნახავთ, რამდენი ადამიანი დაინტერესდა.`],
  ['en', `<a href="${ADD}">Post a listing</a> and see here how many people take an interest.`],
  ['ru', `<a href="${ADD}">Добавьте объявление</a> и смотрите здесь, сколько людей им заинтересовались.`],
])('the first steps in %s are whole sentences with the link inside', (language, sentence) => {
  const html = renderView(<FirstSteps />, { language, layout: { addStatementHref: ADD } })
  expect(html).toContain(sentence)
})

test('the first steps mention only the search if the site does not accept new statements', () => {
  const html = renderView(<FirstSteps />)
  expect(html).toContain('<a href="/en/s">Look for a home</a> and press the heart')
  expect(html.match(/<li>/g)).toHaveLength(1)
})
