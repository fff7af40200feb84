import { defineForm } from '~/forms/define-form'
import { ownerMessageFields, reportFields } from '~contract/forms/contact'

export const messageForm = defineForm({
  id: 'statement-message',
  intent: 'message',
  oneTime: true,
  schema: ownerMessageFields,
})

export const reportForm = defineForm({ id: 'statement-report', intent: 'report', schema: reportFields })
