import { expect, test } from 'vitest'
import type { z } from 'zod'
import { paymentSearchFields, userSearchFields } from './desk'
import { toApiMessage } from './form-errors'

/** Returns the message of the first error. */
function explain(schema: z.ZodType, form: object): string | undefined {
  const [issue] = schema.safeParse(form, { reportInput: true }).error?.issues ?? []
  return issue && toApiMessage(issue)
}

test('the API names the fewest characters of a search for users, also if it gets none', () => {
  for (const form of [{}, { text: '' }, { text: 'a' }])
    expect(explain(userSearchFields, form)).toBe('must have 2 characters or more')
})

test('the API asks for the text of a search for payments, which may have one character', () => {
  for (const form of [{}, { text: ' ' }]) expect(explain(paymentSearchFields, form)).toBe('is required')
  expect(explain(paymentSearchFields, { text: '7' })).toBeUndefined()
})
