import { expect, test } from 'vitest'
import type { SearchFilters } from '~/features/search-filters'
import { toRecognizedParts } from './recognized-text'

const filters: SearchFilters = { q: 'x', lists: { deal_types: [1] }, ranges: {}, flags: [], page: 3 }
const t = ((key: string, words?: { text: string }) => (words ? `“${words.text}”` : key)) as never
const piece = {
  words: 'საბურთალოზე',
  kind: 'urban' as const,
  ids: [47],
  names: ['საბურთალო'],
  without: 'აივანი',
}

test('each recognized part names its kind and links to the search without it', () => {
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

test('removing the only recognized part removes the text', () => {
  const [part] = toRecognizedParts(filters, { pieces: [{ ...piece, without: '' }] }, t)
  expect(part?.without).not.toHaveProperty('q')
})

test('a part with many places names three of them', () => {
  const names = ['ა', 'ბ', 'გ', 'დ']
  expect(toRecognizedParts(filters, { pieces: [{ ...piece, names }] }, t)[0]?.label).toBe('ა, ბ, გ …')
})

test('a text without known parts, or without an interpretation, has no recognized parts', () => {
  expect(toRecognizedParts(filters, { pieces: [], rest: { words: 'x', without: '' } }, t)).toEqual([])
  expect(toRecognizedParts(filters, undefined, t)).toEqual([])
})
