import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import { languages } from '~/i18n/languages'
import { addLeftOutWords, describeLeftOutWords, findIgnoredWords, parseLeftOutWords } from './left-out-words'

test('dropped words are carried in the URL, with the reason', () => {
  const words = { not_understood: 'xyz & co', left_out: '40' }
  const href = addLeftOutWords('/en/s?q=vake', words)
  expect(parseLeftOutWords(new URL(href, 'http://localhost').searchParams)).toEqual(words)
  expect(addLeftOutWords('/en/s/vake', { left_out: '40' })).toBe('/en/s/vake?left_out=40')
  expect(addLeftOutWords('/en/s/vake', {})).toBe('/en/s/vake')
})

test('ignored words have another message than words that were left out to find results', async () => {
  for (const language of languages) {
    const t = (await getI18n(language)).getFixedT(language, 'search-filters')
    const [sentence] = describeLeftOutWords({ not_understood: 'xyz' }, t)
    expect(sentence).toContain('xyz')
    expect(sentence).not.toBe(t('left_out', { words: 'xyz' }))
  }
})

test.each([
  ['%', '%'],
  ['ა', 'ა'],
  ['ab c', 'ab c'],
  ['vak', undefined],
])('the text %j reports %j as ignored', (words, ignored) => {
  const rest = { words, without: '' }
  expect(findIgnoredWords({ filters: undefined, pieces: [], houseNumber: undefined, rest })).toEqual(
    ignored === undefined ? {} : { not_understood: ignored },
  )
})
