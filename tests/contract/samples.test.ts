import { expect, test } from 'vitest'
import { dynamicFormSamples } from '~contract/samples/dynamic-forms'
import { estimateSamples } from '~contract/samples/estimate'
import { loanSamples } from '~contract/samples/loans'
import { paymentSamples } from '~contract/samples/payments'
import { success } from '~contract/schemas/envelope'

const samples = [...dynamicFormSamples, ...estimateSamples, ...loanSamples, ...paymentSamples]

test.each(samples)('the sample of $endpoint has the shape of its schema', ({ schema, data }) => {
  expect(() => success(schema).parse({ result: true, data })).not.toThrow()
})

test.each(samples)('an answer of $endpoint that is a text is refused', ({ schema }) => {
  expect(success(schema).safeParse({ result: true, data: 'no' }).success).toBe(false)
  expect(success(schema).safeParse({ result: false, data: [] }).success).toBe(false)
})
