import { defineForm } from '~/forms/define-form'
import {
  leadAssigneeFields,
  leadNoteFields,
  leadReminderFields,
  leadRoutingFields,
  leadStageFields,
  leadWebhookFields,
} from '~contract/forms/account-leads'

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
