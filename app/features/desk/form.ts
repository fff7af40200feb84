import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { optionalText, requiredText } from '~/forms/field-schemas'
import { LEAD_ACTS, type LoanDecision, MAX_LEAD_TEXT_LENGTH } from '~contract/leads'

/** Asks for what is masked. The answer itself shows it: neither a URL nor a cookie holds it. */
export const revealForm = defineForm({
  id: 'reveal',
  intent: 'reveal',
  schema: z.object({}),
  failureKey: 'not_done',
})

/** The buttons that say everything. */
export const leadStateForm = defineForm({
  id: 'lead-state',
  intent: 'state',
  schema: z.object({
    act: z.enum(LEAD_ACTS, 'rejected').exclude(['note', 'answer', 'approve', 'decline']),
    /** Of whom the page showed as the assignee. */
    assignee_id: optionalText(20),
  }),
  failureKey: 'not_done',
})

const decisions: readonly LoanDecision[] = ['approve', 'decline']

/** What the bank says; whoever asked for the loan is told. A bank may think better of it. */
export const loanDecisionForm = defineForm({
  id: 'loan-decision',
  intent: 'decision',
  oneTime: true,
  repeated: 'accepted',
  schema: z.object({
    act: z.enum(decisions, 'rejected'),
    text: optionalText(MAX_LEAD_TEXT_LENGTH),
    /** Of which the page showed that the bank has said it. */
    loan_state: optionalText(20),
  }),
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
