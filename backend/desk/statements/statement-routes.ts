import { Router } from 'express'
import type pg from 'pg'
import { listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { unpackImages } from '~backend/statements/packed-images'
import { toCurrency } from '~contract/currencies'
import { STATEMENT_ACTS } from '~contract/desk'
import { reportedStatementEndpoints } from '~contract/endpoints/desk-statements'
import { parseId } from '~contract/values/ids'
import { listReports } from '../report-store'
import { changeStatement, listAllowedStatementActs } from './change-statement'
import { countReportedStatements, listReportedStatements } from './list-reported-statements'
import { findReportedStatement } from './statement-store'

/** Reports by statement, and operators' acts on them. */
export function operatorReportedStatementRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, reportedStatementEndpoints.list, async ({ query, locale }) => {
    const list = query.list ?? 'open'
    const page = toPage(query)
    const [rows, counts] = await Promise.all([
      listReportedStatements(pool, list, page, locale),
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
  })

  mountEndpoint(router, reportedStatementEndpoints.one, async ({ params, locale }) => {
    const statement = await findReportedStatement(pool, parseId(params.id) ?? 0, locale)
    if (!statement) throw notFound('Statement')
    const { id, address, is_public, block_reason, home_group_id } = statement
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
      home_group_id,
      price: statement.price,
      currency: toCurrency(statement.currency_id),
      text: statement.text,
      photos: unpackImages(statement.images).map(({ path, width, height }) => ({
        url: `${path}.webp`,
        thumb_url: `${path}_thumb.webp`,
        width,
        height,
      })),
      owner: { id: statement.user_id, name: statement.owner },
      reports,
      allowed_acts: listAllowedStatementActs(statement, open.length),
      acts: toActsJson(acts, STATEMENT_ACTS),
    }
  })

  mountEndpoint(router, reportedStatementEndpoints.act, async ({ params, body, userId, locale }) => {
    const { idempotency_key, ...change } = body
    await inTransaction(pool, (transaction) =>
      changeStatement(transaction, {
        ...change,
        statementId: parseId(params.id) ?? 0,
        operatorId: userId,
        idempotencyKey: idempotency_key,
        locale,
      }),
    )
    return []
  })

  return router
}

/** Counts reasons, the most frequent first. */
function countReasons(reasons: readonly string[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason))
}
