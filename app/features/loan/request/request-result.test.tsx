import { expect, test } from 'vitest'
import loanRequest from '~locales/en/loan-request.json'
import texts from '~locales/en/mortgage_result.json'
import { bankInBoth, lending } from '~tests/fixtures/lending-banks'
import { renderView } from '~tests/fixtures/render-view'
import { calculateLoan } from '../calculation'
import type { LoanFlowData } from '../loan-flow.server'
import { RequestFailed } from './request-result'
import { findFailure } from './use-failed-request'

// Specification 2.4.4, 2.8.2
test.each([
  [{ '': { key: 'refused' } }, { failure: 'refused', refusedFields: [] }],
  [{ '': { key: 'failed' } }, { failure: 'failed', refusedFields: [] }],
  [{ '': { key: 'too_often' } }, { failure: 'too_often', refusedFields: [] }],
  [{ income: { key: 'rejected' } }, { failure: undefined, refusedFields: ['income'] }],
  [{ first_name: { key: 'answer_missing' } }, undefined],
  [{ '': { key: 'sent_before' } }, undefined],
  [{}, undefined],
] as const)('the errors %j of a loan request count as failed sending: %j', (errors, failed) => {
  expect(findFailure(errors)).toEqual(failed)
})

const income = { name: 'income', title: 'Monthly income', type: 'text', required: 1, rules: '' }
const calculation = calculateLoan({ price: 100_000 }, lending({ ...bankInBoth, loan_fields: [income] }))
const data = {
  calculator: { calculation },
  page: { path: '/en/s', otherParams: [['take_loan', 'true']] },
  closeHref: '/en/s',
} as unknown as LoanFlowData

// Specification 2.2.6, 2.4.4, 2.8.2
test('the result of a failed request has an icon, a close button and a link back to the filled form', () => {
  const html = renderView(
    <RequestFailed data={data} failed={{ failure: undefined, refusedFields: ['income'] }} />,
  )
  expect(html).toContain('role="alert"><svg')
  expect(html).toContain(`${texts.refused} Monthly income`)
  expect(html).toMatch(new RegExp(`<a [^>]*href="/en/s"[^>]*>${loanRequest.close} <`))
  expect(html).toMatch(
    new RegExp(
      `<a [^>]*href="/en/s\\?take_loan=true&amp;loan_price=100000[^"]*loan_step=form#loan-request-income"[^>]*>${texts.back} <`,
    ),
  )
})
