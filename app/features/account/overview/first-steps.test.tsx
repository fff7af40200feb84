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
  const html = renderView(<FirstSteps accountType="physical" />, {
    language,
    layout: { addStatementHref: ADD },
  })
  expect(html).toContain(sentence)
})

test('the first steps mention only the search if the site does not accept new statements', () => {
  const html = renderView(<FirstSteps accountType={undefined} />)
  expect(html).toContain('<a href="/en/s">Look for a home</a> and press the heart')
  expect(html.match(/<li>/g)).toHaveLength(1)
})

test.each(['broker', 'developer'])('a %s begins with its public profile, and never with a search', (type) => {
  const html = renderView(<FirstSteps accountType={type} />, { layout: { addStatementHref: ADD } })
  expect(html).toMatch(/^.*?<a href="\/en\/account\/profile">/)
  expect(html).not.toContain('href="/en/s"')
  expect(html.includes('href="/en/account/agents"')).toBe(type === 'broker')
})
