import { z } from 'zod'
import { idempotencyKey, mobileNumber, requiredText } from '~contract/endpoints/fields'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const MessageForm = z.object({
  name: requiredText(MAX_LINE_LENGTH),
  phone_number: mobileNumber,
  message: requiredText(MAX_COMMENT_LENGTH),
  idempotency_key: idempotencyKey,
})

export type MessageForm = z.infer<typeof MessageForm>
