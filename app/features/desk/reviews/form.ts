import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~/forms/field-schemas'
import { MAX_REFUSAL_LENGTH } from '~contract/draft-reviews'

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
  schema: z.object({ reason: requiredText(MAX_REFUSAL_LENGTH, { missing: 'refusal_reason_missing' }) }),
})
