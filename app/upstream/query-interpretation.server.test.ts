import { expect, test } from 'vitest'
import { queryInterpretation } from './query-interpretation.server'

const read = (data: unknown) => queryInterpretation('x').answer.safeParse({ result: true, data }).data

test('pieces and the rest are read', () => {
  const piece = { words: 'ვაკეში', kind: 'urban', without: 'ბინა' }
  expect(
    read({
      pieces: [{ ...piece, places: [{ id: 38, display_name: 'ვაკე' }] }],
      rest: { words: 'ბინა', without: 'ვაკეში' },
    }),
  ).toEqual({ pieces: [{ ...piece, names: ['ვაკე'] }], rest: { words: 'ბინა', without: 'ვაკეში' } })
  expect(read({ pieces: [] })).toEqual({ pieces: [] })
})

test('an answer in another shape is none', () => {
  expect(read([])).toBeUndefined()
  expect(read({ pieces: [{ words: 'x', kind: 'planet', places: [], without: '' }] })).toBeUndefined()
})

test('the chosen cities go along', () => {
  expect(`${queryInterpretation('ვაკე 5', [1, 15]).query}`).toBe(
    `${new URLSearchParams({ q: 'ვაკე 5', cities: '1,15' })}`,
  )
  expect(queryInterpretation('x').query?.has('cities')).toBe(false)
})
