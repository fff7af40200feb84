import { z } from 'zod'
import { idempotencyKey, mobileNumber, requiredText } from '~backend/platform/http/form'

export const MessageForm = z.object({
  name: requiredText(255),
  phone_number: mobileNumber,
  message: requiredText(1000),
  idempotency_key: idempotencyKey,
})

export type MessageForm = z.infer<typeof MessageForm>
