import { z } from 'zod'
import { REQUIRED, requiredText } from '../../http/form'
import { isUuid } from '../uuid'

export const MessageForm = z.object({
  name: requiredText(255),
  phone_number: z
    .string(REQUIRED)
    .transform((phone) => phone.replace(/[\s()-]/g, '').replace(/^\+?995(?=5)/, ''))
    .pipe(
      z
        .string()
        .min(1, REQUIRED)
        .regex(/^5\d{8}$/, 'must be a Georgian mobile number: nine digits, the first of them 5'),
    ),
  message: requiredText(1000),
  idempotency_key: z
    .string()
    .trim()
    .toLowerCase()
    .refine((key) => key === '' || isUuid(key), 'must be a uuid')
    .transform((key) => key || null)
    .default(null),
})

export type MessageForm = z.infer<typeof MessageForm>
