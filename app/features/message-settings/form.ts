import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { tickedRows } from '~/forms/field-schemas'
import { LANGUAGES } from '~contract/languages'

export const messageSettingsForm = defineForm({
  id: 'message-settings',
  schema: z.object({
    wanted: tickedRows(),
    language: z.enum([...LANGUAGES, ''], 'rejected').default(''),
  }),
})

export const unsubscribeForm = defineForm({
  id: 'unsubscribe',
  schema: z.object({}),
  failureKey: 'not_done',
})
