import { defineForm } from '~/forms/define-form'
import {
  leadAssigneeFields,
  leadNoteFields,
  leadReminderFields,
  leadStageFields,
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
