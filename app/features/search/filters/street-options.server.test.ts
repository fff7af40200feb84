import { expect, test } from 'vitest'
import type { Visitor } from '~/session/visitor.server'
import { loadStreetOptions } from './street-options.server'

const filters = {
  lists: { districts: [4], grouped_streets: [100] },
  ranges: {},
  flags: [],
  page: 1,
}
const place = { nameIn: undefined, slug: undefined }
const cities = [
  { id: 1, name: 'Tbilisi', ...place, districts: [{ id: 4, name: 'Vake', ...place, urbans: [] }] },
]

/** Creates a visitor with these answers, which records failures. */
function createVisitor(answer: (path: string) => Promise<unknown>) {
  const failed: string[] = []
  const call = ({ path }: { path: string }) => answer(path)
  const visitor = {
    call,
    cachedCall: call,
    optional: (name: string, answered: Promise<unknown>) => answered.catch(() => void failed.push(name)),
  }
  return { visitor: visitor as unknown as Visitor, failed }
}

test('the streets of a chosen district can be chosen, without duplicates', async () => {
  const street = { id: 100, name: 'Chavchavadze Avenue', urbanIds: [38] }
  const { visitor } = createVisitor(async () => [street, street])
  expect(await loadStreetOptions(visitor, filters, cities, { includeSelectable: true })).toEqual({
    selectable: [street],
    chosen: [street],
  })
})

// Specification 1.7.22, 2.7.16
test('streets that fail to load leave empty lists', async () => {
  const { visitor, failed } = createVisitor(() => Promise.reject(new Error('no answer')))
  expect(await loadStreetOptions(visitor, filters, cities, { includeSelectable: true })).toEqual({
    selectable: [],
    chosen: [],
  })
  expect(failed.sort()).toEqual(['chosen streets', 'streets'])
})
