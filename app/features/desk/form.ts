import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { requiredText } from '~/forms/field-schemas'
import { LEAD_ACTS, MAX_LEAD_TEXT_LENGTH } from '~contract/leads'

/** The buttons that say everything. */
export const leadStateForm = defineForm({
  id: 'lead-state',
  intent: 'state',
  schema: z.object({ act: z.enum(LEAD_ACTS, 'rejected').exclude(['note', 'answer']) }),
  failureKey: 'not_done',
})

const written = (missing: ErrorKey) => ({ text: requiredText(MAX_LEAD_TEXT_LENGTH, { missing }) })

export const leadNoteForm = defineForm({
  id: 'lead-note',
  intent: 'note',
  oneTime: true,
  schema: z.object(written('note_missing')),
})

/** Emailed to the sender. */
export const leadAnswerForm = defineForm({
  id: 'lead-answer',
  intent: 'answer',
  oneTime: true,
  schema: z.object(written('reply_missing')),
})
