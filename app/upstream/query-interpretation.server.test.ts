import { expect, test } from 'vitest'
import { queryInterpretation } from './query-interpretation.server'

const read = (data: unknown) => queryInterpretation('x').answer.safeParse({ result: true, data }).data

test('recognized parts and the rest of a text are parsed', () => {
  const piece = { words: 'ვაკეში', kind: 'urban', without: 'ბინა' }
  expect(
    read({
      pieces: [{ ...piece, places: [{ id: 38, display_name: 'ვაკე' }] }],
      rest: { words: 'ბინა', without: 'ვაკეში' },
    }),
  ).toEqual({
    pieces: [{ ...piece, ids: [38], names: ['ვაკე'] }],
    rest: { words: 'ბინა', without: 'ვაკეში' },
  })
  expect(read({ pieces: [] })).toEqual({ pieces: [] })
})

test('a malformed interpretation fails validation', () => {
  expect(read([])).toBeUndefined()
  expect(read({ pieces: [{ words: 'x', kind: 'planet', places: [], without: '' }] })).toBeUndefined()
})

test('the chosen cities are sent with the text', () => {
  expect(`${queryInterpretation('ვაკე 5', { cities: [1, 15] }).query}`).toBe(
    `${new URLSearchParams({ q: 'ვაკე 5', cities: '1,15' })}`,
  )
  expect(queryInterpretation('x').query?.has('cities')).toBe(false)
})
