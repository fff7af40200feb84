import { z } from 'zod'
import { contactEndpoints } from '~contract/endpoints/contact'
import { createRequest } from './endpoint-call.server'
import { type ActionResult, actionResultOf } from './refusals'
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
  const body = { name, email, phone_number: phone, message, idempotency_key: key }
  return { ...createRequest(contactEndpoints.sendMessage, { body }), ...actionResultOf(z.unknown()) }
}
