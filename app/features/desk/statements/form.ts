import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { MAX_STATEMENT_TEXT_LENGTH, STATEMENT_ACTS } from '~contract/desk'
import { idOf } from '~contract/forms/field-schemas'
import { defineTextForm } from '../text-form'

/** Buttons that change the state. */
export const statementStateForm = defineForm({
  id: 'statement-state',
  intent: 'state',
  schema: z.object({ act: z.enum(STATEMENT_ACTS, 'rejected').exclude(['block', 'merge_home', 'note']) }),
  failureKey: 'not_done',
})

/** Block form; the reason is sent to the owner. */
export const statementBlockForm = defineTextForm({
  id: 'statement-block',
  intent: 'block',
  maxLength: MAX_STATEMENT_TEXT_LENGTH,
  missing: 'block_reason_missing',
  // The same reason is allowed again, after unblocking.
  isRepeatable: true,
})

/** Number of another statement of the same home. */
export const statementMergeForm = defineForm({
  id: 'statement-merge',
  intent: 'merge',
  schema: z.object({ statement: idOf('statement_missing') }),
  failureKey: 'not_done',
})

export const statementNoteForm = defineTextForm({
  id: 'statement-note',
  intent: 'note',
  maxLength: MAX_STATEMENT_TEXT_LENGTH,
  missing: 'note_missing',
})
