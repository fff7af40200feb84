import { expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf, skipRows } from './rows'

const Cards = z.object({
  data: rowsOf(z.object({ id: z.number(), title: z.string().transform((text) => text.trim()) })),
})
const card = (id: number) => ({ id, title: ` card ${id}` })
const broken = { id: 3, title: null, phone: '555123456' }

test('a card that does not match is skipped and reported without its values', () => {
  const { parsed, skipped } = skipRows(() => Cards.safeParse({ data: [card(1), broken, card(2)] }))
  expect(parsed.data?.data).toEqual([
    { id: 1, title: 'card 1' },
    { id: 2, title: 'card 2' },
  ])
  expect(skipped).toEqual(['title: invalid_type'])
})

test('a list without any matching card is an error', () => {
  expect(skipRows(() => Cards.safeParse({ data: [broken] })).parsed.success).toBe(false)
  expect(skipRows(() => Cards.safeParse({ data: [] })).parsed.data).toEqual({ data: [] })
})

test('a card that does not match is an error outside skipRows', () => {
  expect(() => Cards.parse({ data: [card(1), broken] })).toThrow(z.ZodError)
})
