import { expect, test } from 'vitest'
import { z } from 'zod'
import { mobileNumber, optionalText, requiredText } from '~contract/forms/field-schemas'
import { defineForm } from './define-form'

// Specification 1.5.1, 1.5.2
test('the attributes of the fields follow from the schema', () => {
  const { constraint } = defineForm({
    id: 'one',
    schema: z.object({
      name: requiredText(255, { missing: 'name_missing' }),
      phone_number: mobileNumber(),
      comment: optionalText(1_000),
      reason: z.enum(['sold', 'other'], 'reason_missing'),
    }),
  })
  expect(constraint.name).toMatchObject({ required: true, maxLength: 255 })
  expect(constraint.phone_number).toMatchObject({ required: true })
  expect(constraint.comment).toMatchObject({ required: false, maxLength: 1_000 })
  expect(constraint.reason).toMatchObject({ required: true })
})
