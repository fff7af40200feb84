import { z } from 'zod'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

export interface CallRequest {
  name: string
  /** Phone number in E.164. */
  phone: string
  comment: string
  /** Broker or developer who should call. */
  companyId?: number | undefined
  key: string
}

/** Creates a call request. Any response that is not a refusal counts as success. */
export function createCallRequest({ name, phone, comment, companyId, key }: CallRequest): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'call-request',
    body: toFormData({ name, phone_number: phone, comment, company_id: companyId }),
    idempotencyKey: key,
    ...actionResultOf(z.unknown()),
  }
}
