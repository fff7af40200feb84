import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, offered } from '../../../tests/fixtures/simplified-search'
import { languages } from '../../i18n/languages'
import { type Answers, readAnswers } from './answers'
import { nextValue, previousStep, readStep, type Step, stepAddress, steps, topicsOf } from './steps'

const step = (asked: string | null, answers: Answers = {}) => readStep(asked, answers, offered)

describe('the step of an address', () => {
  test.each<[asked: string | null, answers: Answers, step: Step]>([
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
  ])('%s with %j is %s', (asked, answers, expected) => {
    expect(step(asked, answers)).toBe(expected)
  })

  test('is one that asks something, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), anyAnswers, (asked, answers) => {
        const found = step(asked, answers)
        expect(found === 'found' || topicsOf(found, answers, offered).length > 0).toBe(true)
      }),
    )
  })

  test('says itself and the answers, in every language', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...steps, 'found' as const), (answers, one) => {
        for (const language of languages) {
          const url = new URL(stepAddress(one, answers, language), 'http://site.test')
          expect(url.pathname).toMatch(/^(\/(en|ru))?\/gamartivebuli-dzieba$/)
          expect(readAnswers(url.searchParams, offered)).toEqual(answers)
          expect(readStep(url.searchParams.get('step'), answers, offered)).toBe(
            step(one === 'found' ? one : String(steps.indexOf(one) + 1), answers),
          )
        }
      }),
    )
  })
})

test('forwards and backwards lead over the same questions', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const forwards: Step[] = ['deal']
      while (forwards.at(-1) !== 'found') forwards.push(step(nextValue(forwards.at(-1) as Step), answers))
      const backwards: Step[] = ['found']
      for (let one: Step | undefined = 'found'; one; one = previousStep(one, answers, offered))
        if (one !== 'found') backwards.push(one)
      expect(backwards.reverse()).toEqual(forwards)
    }),
  )
})

test('what has no meaning is not asked', () => {
  expect(topicsOf('district', {}, offered)).toEqual([])
  expect(topicsOf('district', { city: 73 }, offered)).toEqual([])
  expect(topicsOf('district', { city: 1 }, offered)).toEqual(['district'])
  expect(topicsOf('budget', {}, offered)).toEqual(['rooms'])
  expect(topicsOf('budget', { deal: 2 }, offered)).toEqual(['budget', 'rooms'])
  expect(topicsOf('budget', { deal: 2, type: 4 }, offered)).toEqual(['budget'])
  expect(topicsOf('budget', { type: 4 }, offered)).toEqual([])
})
