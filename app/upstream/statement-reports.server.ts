import { contactEndpoints } from '~contract/endpoints/contact'
import type { ReportReason } from '~contract/statements'
import { defineAction } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const callReport = defineAction(contactEndpoints.reportStatement)

export interface StatementReport {
  reason: ReportReason
  comment: string
}

/** Reports a statement; only a visitor's first report per day is saved. */
export function reportStatement(id: number, { reason, comment }: StatementReport): Call<ActionResult> {
  return callReport({ params: { id }, body: { reason, comment } })
}
