import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~/forms/field-schemas'
import { MAX_STATEMENT_TEXT_LENGTH, STATEMENT_ACTS } from '~contract/operator-statements'

/** The buttons that say everything. */
export const statementStateForm = defineForm({
  id: 'statement-state',
  intent: 'state',
  schema: z.object({ act: z.enum(STATEMENT_ACTS, 'rejected').exclude(['block', 'note']) }),
  failureKey: 'not_done',
})

/** The reason is sent to the owner. */
export const statementBlockForm = defineForm({
  id: 'statement-block',
  intent: 'block',
  oneTime: true,
  // For the same reason as before, when it was unblocked meanwhile.
  repeated: 'accepted',
  schema: z.object({ text: requiredText(MAX_STATEMENT_TEXT_LENGTH, { missing: 'block_reason_missing' }) }),
})

export const statementNoteForm = defineForm({
  id: 'statement-note',
  intent: 'note',
  oneTime: true,
  schema: z.object({ text: requiredText(MAX_STATEMENT_TEXT_LENGTH, { missing: 'note_missing' }) }),
})
