import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '~/i18n/languages'
import { anyAnswers, searchOptions } from '~tests/fixtures/simplified-search'
import { type Answers, parseAnswers } from './answers'
import { findPreviousStep, listTopics, parseStep, type Step, steps, stepUrl, toNextStepParam } from './steps'

const step = (stepParam: string | null, answers: Answers = {}) => parseStep(stepParam, answers, searchOptions)

describe('the step in a URL', () => {
  test.each<[stepParam: string | null, answers: Answers, step: Step]>([
    [null, {}, 'deal'],
    ['', {}, 'deal'],
    ['1', {}, 'deal'],
    ['0', {}, 'deal'],
    ['-2', {}, 'deal'],
    ['2.5', {}, 'deal'],
    ['end', {}, 'deal'],
    ['2', {}, 'type'],
    ['3', {}, 'city'],
    ['4', { city: 1 }, 'district'],
    ['4', { city: 73 }, 'budget'],
    ['4', {}, 'budget'],
    ['5', {}, 'budget'],
    ['99', {}, 'budget'],
    ['5', { type: 4 }, 'found'],
    ['5', { deal: 1, type: 4 }, 'budget'],
    ['found', {}, 'found'],
  ])('the step "%s" with the answers %j is %s', (stepParam, answers, expected) => {
    expect(step(stepParam, answers)).toBe(expected)
  })

  test('every step has an applicable question', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), anyAnswers, (stepParam, answers) => {
        const found = step(stepParam, answers)
        expect(found === 'found' || listTopics(found, answers, searchOptions).length > 0).toBe(true)
      }),
    )
  })

  test('a step is parsed back with the answers in every language', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...steps, 'found' as const), (answers, one) => {
        for (const language of languages) {
          const url = new URL(stepUrl(one, answers, language), 'http://site.test')
          expect(url.pathname).toMatch(/^(\/(en|ru))?\/gamartivebuli-dzieba$/)
          expect(parseAnswers(url.searchParams, searchOptions)).toEqual(answers)
          expect(parseStep(url.searchParams.get('step'), answers, searchOptions)).toBe(
            step(one === 'found' ? one : String(steps.indexOf(one) + 1), answers),
          )
        }
      }),
    )
  })
})

test('the next and back links go through the same questions', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const forwards: Step[] = ['deal']
      while (forwards.at(-1) !== 'found')
        forwards.push(step(toNextStepParam(forwards.at(-1) as Step), answers))
      const backwards: Step[] = ['found']
      for (let one: Step | undefined = 'found'; one; one = findPreviousStep(one, answers, searchOptions))
        if (one !== 'found') backwards.push(one)
      expect(backwards.reverse()).toEqual(forwards)
    }),
  )
})

test('a question that is irrelevant to the answers is skipped', () => {
  expect(listTopics('district', {}, searchOptions)).toEqual([])
  expect(listTopics('district', { city: 73 }, searchOptions)).toEqual([])
  expect(listTopics('district', { city: 1 }, searchOptions)).toEqual(['district'])
  expect(listTopics('budget', {}, searchOptions)).toEqual(['rooms'])
  expect(listTopics('budget', { deal: 2 }, searchOptions)).toEqual(['budget', 'rooms'])
  expect(listTopics('budget', { deal: 2, type: 4 }, searchOptions)).toEqual(['budget'])
  expect(listTopics('budget', { type: 4 }, searchOptions)).toEqual([])
})
