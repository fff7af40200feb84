import { Router } from 'express'
import type pg from 'pg'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import type { Locale } from '~backend/platform/localized-text'
import { getHeading } from '~backend/statements/heading'
import { STATEMENT_COLUMNS, STATEMENT_TABLES, type StatementRow } from '~backend/statements/statement-row'
import { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import { confirmByLink, type LinkedStatement, listLinkedStatements } from './confirmation-links'

/** Links of messages, which confirm without signing in. */
export function confirmationRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, ownStatementEndpoints.checkConfirmation, async ({ body, locale }) =>
    toLinkJson(await listLinkedStatements(pool, body.code), locale),
  )

  mountEndpoint(router, ownStatementEndpoints.confirm, async ({ body, locale }) =>
    toLinkJson(await confirmByLink(pool, body.code), locale),
  )

  return router

  async function toLinkJson(statements: readonly LinkedStatement[], locale: Locale) {
    const { rows } = await pool.query<StatementRow>(
      `select ${STATEMENT_COLUMNS} from ${STATEMENT_TABLES} where s.id = any($1::int[])`,
      [statements.map(({ id }) => id)],
    )
    const titles = new Map(rows.map((row) => [row.id, getHeading(row).titles[locale]]))
    return { statements: statements.map(({ id, state }) => ({ id, state, title: titles.get(id) ?? '' })) }
  }
}
