import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { tickedRows } from '~/forms/field-schemas'
import { parseId } from '~contract/values/ids'
import { parseStatementIds } from './urls'

const OPERATIONS = ['hide', 'show', 'renew', 'choose_delete', 'choose_vip', 'choose_services'] as const
type Operation = (typeof OPERATIONS)[number]

const statements = tickedRows().transform(parseStatementIds)

/** Of the buttons above the list, which are for what is ticked in it, and of those in its rows. */
export const statementListForm = defineForm({
  id: 'statement-list',
  schema: z
    .object({
      statements,
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

/** The value of a row's button. */
export function toRowOperation(operation: Operation, statement: number): string {
  return `${operation}/${statement}`
}

function parseOperation(text: string) {
  const [name, statement] = text.split('/')
  return { name, statement: parseId(statement) ?? null }
}
