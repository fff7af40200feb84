import { z } from 'zod'
import type { Call } from './door.server'
import { success } from './envelope'
import { type ActAnswer, actAnswer } from './refusals'
import type { ReportReason } from './report-reasons'

export interface OwnerMessage {
  name: string
  /** Nine digits. */
  phone: string
  message: string
  /** A uuid: sent again with the same, it is the first message. */
  key: string
}

/** Writes to the owner of a statement. 404 when it is no longer offered, 429 when the visitor writes too often. */
export function writeToOwner(id: number, { name, phone, message, key }: OwnerMessage): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: `microservice/statements/${id}/message`,
    body: { name, phone_number: phone, message, idempotency_key: key },
    ...actAnswer(success(z.unknown())),
  }
}

export interface StatementReport {
  reason: ReportReason
  comment: string
}

/** Says what is wrong with a statement; of one visitor the first report of a day is kept. */
export function reportStatement(id: number, report: StatementReport): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: `microservice/statements/${id}/report`,
    body: { ...report },
    ...actAnswer(success(z.unknown())),
  }
}
