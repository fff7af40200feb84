import { z } from 'zod'
import { contactEndpoints } from '~contract/endpoints/contact'
import { createRequest } from './endpoint-call.server'
import { type ActionResult, actionResultOf } from './refusals'
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
  const body = { name, phone_number: phone, comment, company_id: companyId }
  return {
    ...createRequest(contactEndpoints.requestCall, { body }),
    idempotencyKey: key,
    ...actionResultOf(z.unknown()),
  }
}
