import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { tickedRows } from '~/forms/field-schemas'
import { parseStatementIds } from './urls'

const statements = tickedRows()
  .transform(parseStatementIds)
  .pipe(z.array(z.number()).min(1, 'no_statement_ticked'))

/** The buttons above the list, for the statements ticked in it; those of a row send the same for one statement. */
export const tickedStatementsForm = defineForm({
  id: 'ticked-statements',
  schema: z.object({
    statements,
    operation: z.enum(
      ['hide', 'show', 'renew', 'choose_delete', 'choose_vip', 'choose_services'],
      'rejected',
    ),
  }),
  failureKey: 'not_done',
})

export const deleteForm = defineForm({
  id: 'delete-statements',
  intent: 'delete',
  schema: z.object({ statements }),
  failureKey: 'not_done',
})
