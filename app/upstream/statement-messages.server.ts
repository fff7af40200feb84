import { contactEndpoints } from '~contract/endpoints/contact'
import type { ReportReason } from '~contract/statements'
import { defineAction } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const callWriteToOwner = defineAction(contactEndpoints.writeToOwner)

const callReport = defineAction(contactEndpoints.reportStatement)

export interface OwnerMessage {
  name: string
  phone: string
  message: string
  /** Idempotency key, a UUID. */
  key: string
}

/** Sends a message to the owner; 404 if the statement is withdrawn, 429 over the rate limit. */
export function sendOwnerMessage(
  id: number,
  { name, phone, message, key }: OwnerMessage,
): Call<ActionResult> {
  const body = { name, phone_number: phone, message, idempotency_key: key }
  return callWriteToOwner({ params: { id }, body })
}

export interface StatementReport {
  reason: ReportReason
  comment: string
}

/** Reports a statement; only a visitor's first report per day is saved. */
export function reportStatement(id: number, { reason, comment }: StatementReport): Call<ActionResult> {
  return callReport({ params: { id }, body: { reason, comment } })
}
