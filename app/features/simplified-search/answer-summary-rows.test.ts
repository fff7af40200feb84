import { expect, test } from 'vitest'
import { searchOptions } from '~tests/fixtures/simplified-search'
import { buildAnswerSummary } from './answer-summary-rows'
import type { Answers } from './answers'
import { toBudgetParam } from './budgets'
import type { Step } from './steps'

const answers: Answers = { deal: 1, city: 1, budget: { to: 50_000 }, rooms: [5, 7, 11] }
const summarize = (step: Step) => buildAnswerSummary(step, answers, searchOptions, 'en', toBudgetParam)

test('each question is listed with its answer, if any, and links back to itself', () => {
  const rows = summarize('city').map(({ topic, href, ...row }) => [topic, href.replace(/.*step=/, ''), row])
  const reached = { isReached: true, isCurrent: false }
  const ahead = { isReached: false, isCurrent: false }
  expect(rows).toStrictEqual([
    ['deal', expect.stringContaining('deal_types=1'), { answer: 'name 1', ...reached }],
    ['type', '2', reached],
    ['city', '3', { answer: 'Tbilisi', isReached: true, isCurrent: true }],
    ['district', '4', ahead],
    ['budget', '5', { answer: '-50000', ...ahead }],
    ['rooms', '5', { answer: '5+', ...ahead }],
  ])
})

test('the results page shows all questions as completed, and none as current', () => {
  const states = summarize('found').map(({ isReached, isCurrent }) => [isReached, isCurrent])
  expect(states).toEqual(Array(6).fill([true, false]))
})
