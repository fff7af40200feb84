import { z } from 'zod'
import type { ReportReason } from '~contract/reports'
import { success } from '~contract/schemas/envelope'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

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
  return {
    api: 'main',
    method: 'POST',
    path: `microservice/statements/${id}/message`,
    body: { name, phone_number: phone, message, idempotency_key: key },
    ...actionResultOf(success(z.unknown())),
  }
}

export interface StatementReport {
  reason: ReportReason
  comment: string
}

/** Reports a statement; only a visitor's first report per day is saved. */
export function reportStatement(id: number, report: StatementReport): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `microservice/statements/${id}/report`,
    body: { ...report },
    ...actionResultOf(success(z.unknown())),
  }
}
