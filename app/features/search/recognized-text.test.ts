import { expect, test } from 'vitest'
import type { SearchFilters } from '~/features/search-filters'
import { toRecognizedParts } from './recognized-text'

const filters: SearchFilters = { q: 'x', lists: { deal_types: [1] }, ranges: {}, flags: [], page: 3 }
const t = ((key: string, words?: { text: string }) => (words ? `“${words.text}”` : key)) as never
const piece = { words: 'საბურთალოზე', kind: 'urban' as const, names: ['საბურთალო'], without: 'აივანი' }

test('each part says what it is, and what is looked for without it', () => {
  const parts = toRecognizedParts(
    filters,
    { pieces: [piece], rest: { words: 'აივანი', without: 'საბურთალოზე' } },
    t,
  )
  expect(parts.map(({ label, kind, without }) => [label, kind, without.q])).toEqual([
    ['საბურთალო', 'names.urbans', 'აივანი'],
    ['“აივანი”', 'names.words', 'საბურთალოზე'],
  ])
  for (const { without } of parts) expect(without).toMatchObject({ lists: { deal_types: [1] }, page: 1 })
})

test('without any other word the text is gone', () => {
  const [part] = toRecognizedParts(filters, { pieces: [{ ...piece, without: '' }] }, t)
  expect(part?.without).not.toHaveProperty('q')
})

test('of many places a few are told', () => {
  const names = ['ა', 'ბ', 'გ', 'დ']
  expect(toRecognizedParts(filters, { pieces: [{ ...piece, names }] }, t)[0]?.label).toBe('ა, ბ, გ …')
})

test('nothing is said of words alone, nor when nobody knows', () => {
  expect(toRecognizedParts(filters, { pieces: [], rest: { words: 'x', without: '' } }, t)).toEqual([])
  expect(toRecognizedParts(filters, undefined, t)).toEqual([])
})
