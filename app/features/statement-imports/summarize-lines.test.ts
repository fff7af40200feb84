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
  expect(summarizeLines(outcomes.map((outcome) => ({ outcome, isComplete: true }))).nothingKey).toBe(key)
})

test.each<[LineOutcome[], string]>([
  [['new', 'changed'], 'one_step'],
  [['new', 'unchanged'], 'one_step'],
  [['new', 'wrong', 'new'], 'others_in_one_step'],
])('a file with the lines %j does not claim that all are saved if some are skipped: %s', (outcomes, key) => {
  expect(summarizeLines(outcomes.map((outcome) => ({ outcome, isComplete: true }))).savingKey).toBe(key)
})
