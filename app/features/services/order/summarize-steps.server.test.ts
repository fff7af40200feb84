import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { legalCheck } from '../definitions/legal-check'
import { registryVisit } from '../definitions/registry-visit'
import type { ServiceOrderState } from './order-state'
import { summarizeSteps } from './summarize-steps.server'

test('a summary joins first and last name, and keeps a phone number in one line', () => {
  const values = {
    first_name: 'გიორგი',
    last_name: 'ლომიძე',
    personal_number: '01001012345',
    phone_number: '555000002',
    email: 'giorgi@example.ge',
  }
  const order = { definition: legalCheck, values, statements: [], firstIncompleteStep: 3 }
  const summary = summarizeSteps(
    order as unknown as ServiceOrderState,
    'en',
    ((key: string) => key) as TFunction<'services'>,
  )
  expect(summary.contact).toEqual([
    'გიორგი ლომიძე',
    '01001012345',
    '555\u00a0000\u00a0002',
    'giorgi@example.ge',
  ])
})

test('a summary of a visit names the street of the branch, as a city has several', () => {
  const branch = { id: 2, city: 'Tbilisi', name: 'Public Service Hall', address: '2 Zurab Zhvania Square' }
  const order = {
    definition: registryVisit,
    values: { branch: '2', date: '2026-12-01', time: '11:00' },
    registry: { reasons: [], branches: [branch] },
    statements: [],
    raters: [],
    firstIncompleteStep: registryVisit.steps.length + 1,
  }
  const summary = summarizeSteps(
    order as unknown as ServiceOrderState,
    'en',
    ((key: string) => key) as TFunction<'services'>,
  )
  const [place] = Object.values(summary).find((lines) => lines.some((line) => line.includes('11:00'))) ?? []
  expect(place).toBe('Tbilisi, Public Service Hall, 2 Zurab Zhvania Square')
})
