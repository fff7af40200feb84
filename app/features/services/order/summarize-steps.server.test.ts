import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { legalCheck } from '../definitions/legal-check'
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
