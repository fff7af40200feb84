import { z } from 'zod'
import { contactEndpoints } from '~contract/endpoints/contact'
import { createRequest, type EndpointInput } from './endpoint-call.server'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const { requestCall } = contactEndpoints

type CallRequestFields = EndpointInput<string, undefined, NonNullable<typeof requestCall.body>>['body']

/**
 * Creates a call request from the contract's fields. Any response that is not a refusal counts as success.
 * The key is an idempotency key, a UUID.
 */
export function createCallRequest(body: CallRequestFields, key: string): Call<ActionResult> {
  return {
    ...createRequest(requestCall, { body }),
    idempotencyKey: key,
    ...actionResultOf(z.unknown()),
  }
}
