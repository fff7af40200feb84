import { z } from 'zod'
import { success } from './envelope'
import { type ActionResult, actionResultOf } from './refusals'
import type { ReportReason } from './report-reasons'
import type { Call } from './upstream-client.server'

export interface OwnerMessage {
  name: string
  /** Nine digits. */
  phone: string
  message: string
  /** A uuid: sent again with the same, it is the first message. */
  key: string
}

/** Writes to the owner of a statement. 404 when it is no longer offered, 429 when the visitor writes too often. */
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

/** Says what is wrong with a statement; of one visitor the first report of a day is kept. */
export function reportStatement(id: number, report: StatementReport): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `microservice/statements/${id}/report`,
    body: { ...report },
    ...actionResultOf(success(z.unknown())),
  }
}
