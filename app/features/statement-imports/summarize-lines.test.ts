import { expect, test } from 'vitest'
import type { LineOutcome } from '~contract/statement-imports'
import { summarizeLines } from './summarize-lines'

test.each<[LineOutcome[], string | undefined]>([
  [['wrong', 'wrong'], undefined],
  [['wrong', 'unchanged'], 'nothing_else'],
  [['unchanged', 'in_review'], 'nothing'],
  [['unchanged', 'new'], undefined],
  [['wrong', 'changed'], undefined],
])('a file with the lines %j has the summary: %s', (outcomes, key) => {
  expect(
    summarizeLines(outcomes.map((outcome) => ({ outcome, isComplete: true, errors: [] }))).nothingKey,
  ).toBe(key)
})

test.each<[LineOutcome[], string]>([
  [['new', 'changed'], 'one_step'],
  [['new', 'unchanged'], 'one_step'],
  [['new', 'wrong', 'new'], 'others_in_one_step'],
])('a file with the lines %j does not claim that all are saved if some are skipped: %s', (outcomes, key) => {
  expect(
    summarizeLines(outcomes.map((outcome) => ({ outcome, isComplete: true, errors: [] }))).savingKey,
  ).toBe(key)
})

test('prices without a currency are counted in lines that are saved, but not those with an unknown one', () => {
  const toLine = (outcome: LineOutcome, text: string) => ({
    outcome,
    isComplete: false,
    errors: [{ column: '', field: 'currency_id', error: 'unchosen', bound: undefined, text } as const],
  })
  const lines = [toLine('new', ''), toLine('changed', ''), toLine('unchanged', ''), toLine('new', 'EUR')]
  expect(summarizeLines(lines).withoutCurrency).toBe(2)
})
