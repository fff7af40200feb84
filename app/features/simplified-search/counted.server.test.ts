import { expect, test } from 'vitest'
import { offered } from '../../../tests/fixtures/simplified-search'
import type { Call } from '../../upstream/door.server'
import { choicesOf } from './choices'
import { type Counting, countOf, countsOf } from './counted.server'

/** Somebody who has hidden a statement and whose calls are answered with this; undefined is an upstream that fails. */
function countingWith(answer: object | undefined, asked: string[] = []): Counting {
  const call = async ({ path, query }: Call<unknown>) => {
    asked.push(`${path.split('/').at(-1)} ${query}`)
    if (!answer) throw new Error('down')
    return answer
  }
  const optional = (_what: string, some: Promise<unknown>) => some.catch(() => undefined)
  const count = (query: URLSearchParams) => new URLSearchParams([...query, ['exclude_ids', '8']])
  return { visitor: { call, optional } as Counting['visitor'], hidden: { count, list: count } }
}

const choices = (topic: 'deal' | 'rooms' | 'budget') => choicesOf(topic, { deal: 7 }, offered, String)

test('an answer finds what all that it stands for find together', async () => {
  const counting = countingWith({ room_types: { 1: 4, 5: 2, 7: 1, 11: 3 } })
  expect(await countsOf('rooms', choices('rooms'), { deal: 7 }, counting)).toEqual([4, 0, 0, 0, 6])
})

test('a question is counted without its own answer and what leans on it', async () => {
  const asked: string[] = []
  const answers = { deal: 7, type: 1, budget: { to: 30 } }
  await countsOf('deal', choices('deal'), answers, countingWith({}, asked))
  expect(asked).toEqual([expect.stringContaining('facets real_estate_types=1')])
  expect(asked[0]).not.toMatch(/deal_types|price_to/)
  expect(asked[0]).toContain('exclude_ids=8')
})

test('brackets are counted one by one', async () => {
  const asked: string[] = []
  const counts = await countsOf('budget', choices('budget'), { deal: 7 }, countingWith({ total: 9 }, asked))
  expect(counts).toEqual([9, 9, 9, 9, 9])
  expect(asked.filter((one) => one.includes('currency_id=2'))).toHaveLength(5)
  expect(asked.filter((one) => one.includes('exclude_ids=8'))).toHaveLength(5)
})

test('without the counts the choices stand without figures', async () => {
  const counting = countingWith(undefined)
  expect(await countsOf('deal', choices('deal'), {}, counting)).toEqual(offered.deals.map(() => undefined))
  expect(await countsOf('budget', choices('budget'), { deal: 7 }, counting)).toEqual(Array(5).fill(undefined))
  expect(await countOf({}, counting)).toBeUndefined()
})
