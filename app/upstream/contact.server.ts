import { z } from 'zod'
import type { Call } from './door.server'
import { formData } from './form-data'
import { type ActAnswer, actAnswer } from './refusals'

export interface ContactMessage {
  name: string
  /** Where to answer: one of the two at least. */
  email: string
  phone: string
  message: string
  /** A uuid: sent again with the same, it is the first message. */
  key: string
}

/** Writes to the people of the site. */
export function sendMessage({ name, email, phone, message, key }: ContactMessage): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: 'contact',
    body: formData({ name, email, phone_number: phone, message, idempotency_key: key }),
    ...actAnswer(z.unknown()),
  }
}
