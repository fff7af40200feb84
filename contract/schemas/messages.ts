import { z } from 'zod'
import { LANGUAGES } from '../languages'

/** `GET /users/message-settings` */
export const MessageSettings = z.object({
  email: z.string(),
  /** Language of messages. Null: the language of the page that causes the message. */
  language: z.enum(LANGUAGES).nullable().catch(null),
  /** Optional kinds of emails that are switched off. */
  unwanted: z.array(z.string()).default([]),
})
