import { expect, test } from 'vitest'
import { mergeFacts } from './compared-facts.server'

const list = (id: number, ...names: string[]) => ({
  id,
  facts: names.map((name) => ({ name, value: `${name} of ${id}` })),
})

test('facts of statements stand in rows, each where its own list has it', () => {
  expect(
    mergeFacts([list(1, 'status', 'heating'), list(2, 'status', 'height', 'heating', 'loggia')]),
  ).toEqual([
    { name: 'status', values: { 1: 'status of 1', 2: 'status of 2' } },
    { name: 'height', values: { 2: 'height of 2' } },
    { name: 'heating', values: { 1: 'heating of 1', 2: 'heating of 2' } },
    { name: 'loggia', values: { 2: 'loggia of 2' } },
  ])
})

test('nothing is compared of no statement', () => {
  expect(mergeFacts([])).toEqual([])
})
