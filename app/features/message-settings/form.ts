import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { messageSettingsFields } from '~contract/forms/contact'

export const messageSettingsForm = defineForm({ id: 'message-settings', schema: messageSettingsFields })

export const unsubscribeForm = defineForm({
  id: 'unsubscribe',
  schema: z.object({}),
  failureKey: 'not_done',
})
