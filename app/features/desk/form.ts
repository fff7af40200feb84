import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { leadHandOverFields, leadWaitFields } from '~contract/forms/desk'
import { optionalText, requiredText } from '~contract/forms/field-schemas'
import { LEAD_ACTS, type LoanDecision, MAX_LEAD_SEARCH_LENGTH, MAX_LEAD_TEXT_LENGTH } from '~contract/leads'
import { defineTextForm } from './text-form'

/** Form that reveals masked data. The response itself shows it: neither a URL nor a cookie contains it. */
export const revealForm = defineForm({
  id: 'reveal',
  intent: 'reveal',
  schema: z.object({}),
  failureKey: 'not_done',
})

/** Search form, posted, as names, emails and numbers must not be in URLs. An empty one ends the search. */
export const leadSearchForm = defineForm({
  id: 'lead-search',
  intent: 'search',
  schema: z.object({ text: optionalText(MAX_LEAD_SEARCH_LENGTH) }),
})

/** Buttons that change the state of a lead. */
export const leadStateForm = defineForm({
  id: 'lead-state',
  intent: 'state',
  schema: z.object({
    act: z.enum(LEAD_ACTS, 'rejected').extract(['assign', 'release', 'close', 'reopen']),
    /** Assignee that the page showed. */
    assignee_id: optionalText(20),
  }),
  failureKey: 'not_done',
})

/** Colleague who receives the lead. */
export const leadHandOverForm = defineForm({
  id: 'lead-hand-over',
  intent: 'hand_over',
  schema: leadHandOverFields.extend({
    /** Assignee that the page showed. */
    assignee_id: optionalText(20),
  }),
})

/** Day from which a lead that waits for its sender is open again. */
export const leadWaitForm = defineForm({ id: 'lead-wait', intent: 'wait', schema: leadWaitFields })

const decisions: readonly LoanDecision[] = ['approve', 'decline']

/** Decision of the bank, which the applicant is notified of. A bank may change it. */
export const loanDecisionForm = defineForm({
  id: 'loan-decision',
  intent: 'decision',
  oneTime: true,
  repeated: 'accepted',
  schema: z.object({
    act: z.enum(decisions, 'rejected'),
    text: optionalText(MAX_LEAD_TEXT_LENGTH),
    /** Decision that the page showed. */
    loan_state: optionalText(20),
  }),
})

export const leadNoteForm = defineTextForm({
  id: 'lead-note',
  intent: 'note',
  maxLength: MAX_LEAD_TEXT_LENGTH,
  missing: 'note_missing',
})

/** Button of the answer that inserts the chosen template. */
export const INSERT_TEMPLATE = 'insert_template'

/** Answer emailed to the sender. */
export const leadAnswerForm = defineForm({
  id: 'lead-answer',
  intent: 'answer',
  oneTime: true,
  repeated: 'answered',
  schema: z.object({
    text: requiredText(MAX_LEAD_TEXT_LENGTH, { missing: 'reply_missing' }),
    /** Template to insert, such as `3.ka`. */
    template: optionalText(20),
    /** Number of logged acts on the page, so that the same answer can be sent again after a change. */
    acts: optionalText(10),
    /** Value of the button that also closes the lead. */
    closes: optionalText(1),
  }),
})
