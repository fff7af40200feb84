import { z } from 'zod'
import type { Call } from './door.server'
import { formData } from './form-data'

export interface CallRequest {
  name: string
  /** Nine digits. */
  phone: string
  comment: string
  /** A uuid: sent again with the same, it is the first request. */
  key: string
}

/** Asks the people of the site to call. What they answer says nothing. */
export function requestCall({ name, phone, comment, key }: CallRequest): Call<unknown> {
  return {
    api: 'main',
    method: 'POST',
    path: 'call-request',
    body: formData({ name, phone_number: phone, comment, idempotency_key: key }),
    answer: z.unknown(),
  }
}
