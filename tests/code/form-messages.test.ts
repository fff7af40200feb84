import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { serviceDefinitions } from '~/features/services/definitions/service-definitions'
import { defineOrderStepForm } from '~/features/services/order/form'
import type { FormDefinition } from '~/forms/define-form'
import { type FieldError, toFieldError } from '~/forms/field-error'
import ka from '~locales/ka/forms.json'

const modules = import.meta.glob<Record<string, unknown>>(
  '/app/{features,routes}/**/{form,change-order-forms}.ts',
  {
    eager: true,
  },
)

/** Hidden fields and buttons, which visitors cannot leave empty. */
const UNTYPED = [
  'act',
  'agent',
  'captions',
  'card_id',
  'client',
  'code',
  'credential',
  'currency_id',
  'decision',
  'drafts',
  'horizon_months',
  'id',
  'kinds',
  'language',
  'links',
  'minutes',
  'notification',
  'operation',
  'passkey',
  'person',
  'places',
  'refund',
  'response',
  'routing',
  'shown_stage',
  'stage',
  'statement',
  'statements',
  'status',
  'took_place',
  'tokens',
  'total',
  'weeks',
]

function isDefinition(value: unknown): value is FormDefinition {
  return typeof value === 'object' && value !== null && 'schema' in value && 'constraint' in value
}

const forms = Object.entries(modules)
  .flatMap(([file, exported]) => Object.values(exported).map((value) => [file, value] as const))
  .filter((pair): pair is [string, FormDefinition] => isDefinition(pair[1]))
  .map(([file, form]) => [form.id, file, form] as const)

const orderForms = serviceDefinitions.flatMap((service) =>
  service.steps.flatMap((step) =>
    [true, false].map((isGuest) => {
      const file = `${service.name}, ${step.name}, ${isGuest ? 'guest' : 'user'}`
      return ['order', file, defineOrderStepForm(service, step, { isGuest })] as const
    }),
  ),
)

/** Returns the message of an empty form for each field that visitors fill in. */
function listMessages({ schema }: FormDefinition): string[] {
  const fields = new FormData()
  for (const name of Object.keys(schema.shape)) if (!UNTYPED.includes(name)) fields.append(name, '')
  const submission = parseWithZod(fields, {
    schema,
    disableAutoCoercion: true,
    formatError: toFieldError,
    error: () => 'rejected',
  })
  const errors = (submission.status === 'error' && submission.error) || {}
  return Object.entries(errors)
    .filter(([name]) => !UNTYPED.includes(name.replace(/\W.*/, '')))
    .map(([, error]) => ka.errors[(error as FieldError).key])
}

describe('messages of empty forms', () => {
  test.each([...forms, ...orderForms])(
    'the empty form %s of %s has its own message for each field',
    (_id, _file, form) => {
      const messages = listMessages(form)
      expect(messages).not.toContain(ka.errors.rejected)
      expect(messages).not.toContain(undefined)
      expect(messages).toEqual([...new Set(messages)])
    },
  )

  test('all forms are checked for messages', () => {
    expect(forms.length).toBeGreaterThan(45)
    expect(forms.flatMap(([, , form]) => listMessages(form)).length).toBeGreaterThan(40)
  })
})
