import { z } from 'zod'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

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
export function sendContactMessage({ name, email, phone, message, key }: ContactMessage): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'contact',
    body: toFormData({ name, email, phone_number: phone, message, idempotency_key: key }),
    ...actionResultOf(z.unknown()),
  }
}
