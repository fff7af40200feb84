import { expect, test } from 'vitest'
import { allSamples } from '~contract/samples/all-samples'
import { success } from '~contract/schemas/envelope'

test.each(allSamples)('the sample of $endpoint has the shape of its schema', ({ schema, data }) => {
  expect(() => success(schema).parse({ result: true, data })).not.toThrow()
})

test.each(allSamples)('an answer of $endpoint that is a text is rejected', ({ schema }) => {
  expect(success(schema).safeParse({ result: true, data: 'no' }).success).toBe(false)
  expect(success(schema).safeParse({ result: false, data: [] }).success).toBe(false)
})
