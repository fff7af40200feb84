import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { parseOnce } from './parse-once'

const toValue = vi.fn(({ price }: { price: number }) => ({ doubled: price * 2 }))
const schema = z.object({ rows: z.array(parseOnce(z.object({ price: z.number() }), toValue)) })

test('the same object is parsed once, and an equal object is parsed again', () => {
  const row = { price: 2 }
  const [first] = schema.parse({ rows: [row] }).rows
  const [again, equal] = schema.parse({ rows: [row, { ...row }] }).rows
  expect(first).toEqual({ doubled: 4 })
  expect(again).toBe(first)
  expect(equal).not.toBe(first)
  expect(toValue).toHaveBeenCalledTimes(2)
})

test('an object that does not match fails with the path to its field', () => {
  const { error } = schema.safeParse({ rows: [{ price: 1 }, { price: 'two' }] })
  expect(error?.issues[0]?.path).toEqual(['rows', 1, 'price'])
})

test.each([null, 'text', 7])('a row of %j fails validation', (row) => {
  expect(schema.safeParse({ rows: [row] }).success).toBe(false)
})
