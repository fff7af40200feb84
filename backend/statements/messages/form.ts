import { z } from 'zod'
import { mobileNumber, oneTimeKey, requiredText } from '../../http/form'

export const MessageForm = z.object({
  name: requiredText(255),
  phone_number: mobileNumber,
  message: requiredText(1000),
  idempotency_key: oneTimeKey,
})

export type MessageForm = z.infer<typeof MessageForm>
