import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import {
  type DeskField,
  findDeskValueError,
  getMaxLength,
  listDeskFields,
} from '~contract/desk-tables/columns'
import { type DeskTableName, getDeskTable } from '~contract/desk-tables/tables'

export const PREVIEW = 'preview'
export const PUBLISH = 'publish'
const REMOVE = 'remove'

const VERSION = { version: z.string('rejected').max(40, 'rejected').default('') }

const ERROR_KEYS = {
  value_missing: 'value_missing',
  too_long: 'too_long',
  value_invalid: 'value_invalid',
} as const satisfies Record<NonNullable<ReturnType<typeof findDeskValueError>>, ErrorKey>

/** Defines the form of a table row by its columns in the contract; values stay texts. */
export function defineRowForms(table: DeskTableName) {
  const fields = listDeskFields(getDeskTable(table).columns)
  const schema = z.object({
    ...VERSION,
    ...Object.fromEntries(fields.map((field) => [field.name, toSchema(field)])),
  })
  const id = `row-${table}`
  return {
    fields,
    preview: defineForm({ id, intent: PREVIEW, schema }),
    publish: defineForm({ id, intent: PUBLISH, oneTime: true, repeated: 'accepted', schema }),
    remove: defineForm({
      id: `${id}-removal`,
      intent: REMOVE,
      oneTime: true,
      repeated: 'accepted',
      schema: z.object(VERSION),
      failureKey: 'not_done',
    }),
  }
}

export type RowForms = ReturnType<typeof defineRowForms>

function toSchema({ column }: DeskField): z.ZodType<string, string | string[] | undefined> {
  const sent = z.union([z.string(), z.array(z.string())]).optional()
  return sent
    .transform((value) => [value ?? ''].flat().join(',').trim())
    .check((context) => {
      const error = findDeskValueError(column, context.value)
      if (!error) return
      const params = error === 'too_long' ? { count: getMaxLength(column) } : {}
      context.issues.push({ code: 'custom', message: ERROR_KEYS[error], params, input: context.value })
    })
}
