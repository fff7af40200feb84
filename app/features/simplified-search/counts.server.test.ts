import { expect, test } from 'vitest'
import type { Call } from '~/upstream/upstream-client.server'
import { searchOptions } from '~tests/fixtures/simplified-search'
import { listChoices } from './choices'
import { type CountContext, loadAnswerCount, loadChoiceCounts } from './counts.server'

/**
 * Creates a visitor with a hidden statement, whose calls return this; undefined simulates a failing upstream.
 */
function createCountContext(answer: object | undefined, queries: string[] = []): CountContext {
  const call = async ({ path, query }: Call<unknown>) => {
    queries.push(`${path.split('/').at(-1)} ${query}`)
    if (!answer) throw new Error('down')
    return answer
  }
  const optional = (_name: string, some: Promise<unknown>) => some.catch(() => undefined)
  const count = (query: URLSearchParams) => new URLSearchParams([...query, ['exclude_ids', '8']])
  return {
    visitor: { call, optional } as CountContext['visitor'],
    hidden: { forCount: count, forList: count },
  }
}

const choicesFor = (topic: 'deal' | 'rooms' | 'budget') =>
  listChoices(topic, { deal: 7 }, searchOptions, String)

test('the count of an answer covers all its entries', async () => {
  const counting = createCountContext({ room_types: { 1: 4, 5: 2, 7: 1, 11: 3 } })
  expect(await loadChoiceCounts('rooms', choicesFor('rooms'), { deal: 7 }, counting)).toEqual([4, 0, 0, 0, 6])
})

test('a question is counted without its own answer and those that depend on it', async () => {
  const queries: string[] = []
  const answers = { deal: 7, type: 1, budget: { to: 30 } }
  await loadChoiceCounts('deal', choicesFor('deal'), answers, createCountContext({}, queries))
  expect(queries).toEqual([expect.stringContaining('facets real_estate_types=1')])
  expect(queries[0]).not.toMatch(/deal_types|price_to/)
  expect(queries[0]).toContain('exclude_ids=8')
})

test('each budget is counted separately', async () => {
  const queries: string[] = []
  const counts = await loadChoiceCounts(
    'budget',
    choicesFor('budget'),
    { deal: 7 },
    createCountContext({ total: 9 }, queries),
  )
  expect(counts).toEqual([9, 9, 9, 9, 9])
  expect(queries.filter((one) => one.includes('currency_id=2'))).toHaveLength(5)
  expect(queries.filter((one) => one.includes('exclude_ids=8'))).toHaveLength(5)
})

test('the choices have no counts when counting fails', async () => {
  const counting = createCountContext(undefined)
  expect(await loadChoiceCounts('deal', choicesFor('deal'), {}, counting)).toEqual(
    searchOptions.deals.map(() => undefined),
  )
  expect(await loadChoiceCounts('budget', choicesFor('budget'), { deal: 7 }, counting)).toEqual(
    Array(5).fill(undefined),
  )
  expect(await loadAnswerCount({}, counting)).toBeUndefined()
})
