import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf, wordList } from '~contract/forms/field-schemas'
import { closingFields, priceChangeFields } from '~contract/forms/own-statements'
import { parseId, parseIdLists } from '~contract/values/ids'

const OPERATIONS = [
  'hide',
  'show',
  'renew',
  'choose_delete',
  'choose_vip',
  'choose_services',
  'copy',
] as const

type Operation = (typeof OPERATIONS)[number]

const statements = wordList().transform(parseIdLists)

/** Form of the buttons above the list, which apply to the ticked statements, and in its rows. */
export const statementListForm = defineForm({
  id: 'statement-list',
  schema: z
    .object({
      statements,
      /** Page to show afterwards. Default: the list. */
      return_to: z.string().optional(),
      operation: z
        .string('rejected')
        .transform(parseOperation)
        .pipe(z.object({ name: z.enum(OPERATIONS, 'rejected'), statement: z.number().nullable() })),
    })
    .refine(
      ({ statements: ticked, operation }) => operation.statement || ticked.length > 0,
      'no_statement_ticked',
    ),
  failureKey: 'not_done',
})

export const deleteForm = defineForm({
  id: 'delete-statements',
  intent: 'delete',
  schema: z.object({ statements: statements.pipe(z.array(z.number()).min(1, 'rejected')) }),
  failureKey: 'not_done',
})

export const priceForm = defineForm({
  id: 'statement-price',
  intent: 'price',
  schema: z.object({
    statement: idOf(),
    ...priceChangeFields.shape,
    currency_id: z.enum(['1', '2'], 'rejected'),
    /** Unusual price that the user was shown; sending it again confirms it. */
    confirmed_price: z.string().default(''),
    /** The other price that the question offers. */
    meant_price: z.string().default(''),
  }),
})

export const closeForm = defineForm({
  id: 'close-statement',
  intent: 'close',
  schema: closingFields.extend({ statement: idOf() }),
})

/** Returns the value of a row's button. */
export function toRowOperation(operation: Operation, statement: number): string {
  return `${operation}/${statement}`
}

function parseOperation(text: string) {
  const [name, statement] = text.split('/')
  return { name, statement: parseId(statement) ?? null }
}
