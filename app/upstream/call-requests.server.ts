import { z } from 'zod'
import type { Call } from './door.server'
import { formData } from './form-data'
import { type ActAnswer, actAnswer } from './refusals'

export interface CallRequest {
  name: string
  /** Nine digits. */
  phone: string
  comment: string
  /** A uuid: sent again with the same, it is the first request. */
  key: string
}

/** Asks the people of the site to call. Whatever is no refusal is a yes. */
export function requestCall({ name, phone, comment, key }: CallRequest): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: 'call-request',
    body: formData({ name, phone_number: phone, comment, idempotency_key: key }),
    ...actAnswer(z.unknown()),
  }
}
