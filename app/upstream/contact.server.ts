import { z } from 'zod'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

export interface ContactMessage {
  name: string
  /** Email; at least one of email and phone is required. */
  email: string
  phone: string
  message: string
  /** Idempotency key, a UUID. */
  key: string
}

export function sendContactMessage({ name, email, phone, message, key }: ContactMessage): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'contact',
    body: toFormData({ name, email, phone_number: phone, message, idempotency_key: key }),
    ...actionResultOf(z.unknown()),
  }
}
