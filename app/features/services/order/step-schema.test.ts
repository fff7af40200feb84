import { expect, test } from 'vitest'
import { toFieldError } from '~/forms/field-error'
import { serviceDefinitions } from '../definitions/service-definitions'
import { createStepSchema } from './step-schema'

const steps = serviceDefinitions.flatMap(({ name, steps }) =>
  steps.map((step) => [name, step.name, step] as const),
)

test.each(steps)('an empty form of %s, %s, has a specific error for each field', (_service, _name, step) => {
  const { error } = createStepSchema(step, { isGuest: true }).safeParse({})
  const keys = error?.issues.map((issue) => toFieldError([issue]).key) ?? []
  expect(keys).not.toContain('rejected')
  expect(keys).toEqual([...new Set(keys)])
})
