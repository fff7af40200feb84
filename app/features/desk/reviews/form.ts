import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { refusalFields } from '~contract/forms/desk'

export const reviewPublishForm = defineForm({
  id: 'review-publish',
  intent: 'publish',
  schema: z.object({}),
  failureKey: 'not_done',
})

/** Refusal; the reason is sent to the owner. */
export const reviewRefuseForm = defineForm({
  id: 'review-refuse',
  intent: 'refuse',
  schema: refusalFields,
})
