import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~/forms/field-schemas'
import { MAX_STATEMENT_TEXT_LENGTH, STATEMENT_ACTS } from '~contract/operator-statements'

/** Buttons that change the state. */
export const statementStateForm = defineForm({
  id: 'statement-state',
  intent: 'state',
  schema: z.object({ act: z.enum(STATEMENT_ACTS, 'rejected').exclude(['block', 'note']) }),
  failureKey: 'not_done',
})

/** Block form; the reason is sent to the owner. */
export const statementBlockForm = defineForm({
  id: 'statement-block',
  intent: 'block',
  oneTime: true,
  // The same reason is allowed again, after unblocking.
  repeated: 'accepted',
  schema: z.object({ text: requiredText(MAX_STATEMENT_TEXT_LENGTH, { missing: 'block_reason_missing' }) }),
})

export const statementNoteForm = defineForm({
  id: 'statement-note',
  intent: 'note',
  oneTime: true,
  schema: z.object({ text: requiredText(MAX_STATEMENT_TEXT_LENGTH, { missing: 'note_missing' }) }),
})
