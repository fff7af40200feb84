import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { MAX_ACCOUNT_LEAD_SEARCH_LENGTH } from '~contract/account-leads'
import {
  leadAssigneeFields,
  leadNoteFields,
  leadReminderFields,
  leadRoutingFields,
  leadStageFields,
  leadWebhookFields,
} from '~contract/forms/account-leads'
import { optionalText } from '~contract/forms/field-schemas'

/** Search form, posted, as names, emails and numbers must not be in URLs. An empty text ends the search. */
export const leadSearchForm = defineForm({
  id: 'account-lead-search',
  intent: 'search',
  schema: z.object({
    text: optionalText(MAX_ACCOUNT_LEAD_SEARCH_LENGTH),
    /** Filters by the names that they have in the URL. */
    project: optionalText(20, 'rejected'),
    agent: optionalText(20, 'rejected'),
  }),
})

export const stageForm = defineForm({
  id: 'lead-stage',
  intent: 'stage',
  schema: leadStageFields,
  failureKey: 'not_done',
})

export const noteForm = defineForm({
  id: 'account-lead-note',
  intent: 'note',
  oneTime: true,
  repeated: 'accepted',
  schema: leadNoteFields,
})

export const reminderForm = defineForm({
  id: 'lead-reminder',
  intent: 'remind',
  schema: leadReminderFields,
})

export const assignForm = defineForm({
  id: 'lead-assignee',
  intent: 'assign',
  schema: leadAssigneeFields,
  failureKey: 'not_done',
})

export const routingForm = defineForm({
  id: 'lead-routing',
  intent: 'routing',
  schema: leadRoutingFields,
  failureKey: 'not_done',
})

export const webhookForm = defineForm({
  id: 'lead-webhook',
  intent: 'webhook',
  schema: leadWebhookFields,
})
