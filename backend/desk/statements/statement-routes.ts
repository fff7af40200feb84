import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { getText, parseQuery } from '~backend/platform/http/query'
import { idempotencyKey, optionalText, REQUIRED } from '~contract/endpoints/fields'
import {
  MAX_STATEMENT_TEXT_LENGTH,
  STATEMENT_ACTS,
  WRITTEN_STATEMENT_ACTS,
} from '~contract/operator-statements'
import { REPORT_LISTS } from '~contract/reports'
import type { ReportedStatement, ReportedStatementPage } from '~contract/schemas/operator-statements'
import { listReports } from '../report-store'
import { changeStatement, listAllowedStatementActs } from './change-statement'
import { countReportedStatements, listReportedStatements } from './list-reported-statements'
import { findReportedStatement } from './statement-store'

const ActForm = z
  .object({
    act: z.enum(STATEMENT_ACTS, 'must be an act'),
    text: optionalText(MAX_STATEMENT_TEXT_LENGTH),
    idempotency_key: idempotencyKey,
  })
  .refine(({ act, text }) => text || !WRITTEN_STATEMENT_ACTS.includes(act), {
    path: ['text'],
    message: REQUIRED,
  })

/** `/operator/reported-statements`: reports by statement, and operators' acts on them. */
export function operatorReportedStatementRoutes(pool: pg.Pool): Router {
  return Router()
    .use(requireOperator)
    .get(
      '/',
      jsonHandler(async (request): Promise<z.input<typeof ReportedStatementPage>> => {
        const query = parseQuery(request)
        const list = REPORT_LISTS.find((one) => one === getText(query, 'list')) ?? 'open'
        const page = parsePage(query)
        const [rows, counts] = await Promise.all([
          listReportedStatements(pool, list, page, getLocale(request)),
          countReportedStatements(pool),
        ])
        return {
          data: rows.map(({ reasons, ...row }) => ({
            ...row,
            reports: reasons.length,
            reasons: countReasons(reasons),
          })),
          count_by_list: counts,
          ...toPaginationJson(page, rows.length, counts[list]),
        }
      }),
    )
    .get(
      '/:id',
      jsonHandler(async (request): Promise<z.input<typeof ReportedStatement>> => {
        const statement = await findReportedStatement(pool, getPathId(request) ?? 0, getLocale(request))
        if (!statement) throw notFound('Statement')
        const { id, address, is_public, block_reason } = statement
        const [reports, acts] = await Promise.all([
          listReports(pool, id),
          listOperatorActs(pool, 'statement', id),
        ])
        const open = reports.filter(({ closed_at }) => closed_at === null)
        return {
          id,
          address,
          is_public,
          block_reason,
          owner: { id: statement.user_id, name: statement.owner },
          reports,
          allowed_acts: listAllowedStatementActs(statement, open.length),
          acts: toActsJson(acts, STATEMENT_ACTS),
        }
      }),
    )
    .post(
      '/:id/acts',
      readBody,
      jsonHandler(async (request, response) => {
        const { idempotency_key, ...form } = parseForm(ActForm, await parseBody(request))
        const operatorId = await requireUserId(response)
        await inTransaction(pool, (transaction) =>
          changeStatement(transaction, {
            ...form,
            statementId: getPathId(request) ?? 0,
            operatorId,
            idempotencyKey: idempotency_key,
            locale: getLocale(request),
          }),
        )
        return []
      }),
    )
}

/** Counts reasons, the most frequent first. */
function countReasons(reasons: readonly string[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason))
}
