import { Router } from 'express'
import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { type CardRow, cardColumns, STATEMENT_TABLES } from '~backend/statements/statement-row'
import type { ToViewerCards } from '~backend/statements/viewer-cards'
import { sameHomeEndpoints } from '~contract/endpoints/same-homes'
import type { HomeDecider, HomeEvidence } from '~contract/same-homes'
import { parseId } from '~contract/values/ids'
import { separateStatement } from './decide'

/** Maximum number of statements on the page of a home. */
const MAX_STATEMENTS = 30

/** Statements of one home, and the decision of an owner that one is another. */
export function sameHomeRoutes(pool: pg.Pool, toViewerCards: ToViewerCards): Router {
  const router = Router()

  mountEndpoint(router, sameHomeEndpoints.one, async ({ params, userId, locale }) => {
    const id = parseId(params.id) ?? 0
    const { rows } = await pool.query<CardRow>(
      `select ${cardColumns(locale)} from ${STATEMENT_TABLES}
       where s.home_group_id = $1 and s.is_public
       order by person.type = 'physical' desc, s.confirmed_at desc, s.id limit ${MAX_STATEMENTS}`,
      [id],
    )
    if (rows.length < 2) throw notFound('Home')
    return {
      id,
      data: await toViewerCards(rows, locale, userId),
      own_ids: rows.filter(({ user_id }) => user_id === userId).map((row) => row.id),
      pairs: await listPairs(
        pool,
        rows.map((row) => row.id),
      ),
    }
  })

  mountEndpoint(router, sameHomeEndpoints.separate, async ({ body, userId }) => {
    const { statement_id: id } = body
    const { rowCount } = await pool.query(
      'select from statements where id = $1 and user_id = $2 and deleted_at is null',
      [id, userId],
    )
    if (rowCount === 0) throw notFound('Statement')
    await inTransaction(pool, (transaction) => separateStatement(transaction, id, 'owner'))
    return []
  })

  return router
}

type PairRow = Row<'home_matches', 'one' | 'other' | 'score'> & {
  evidence: HomeEvidence[]
  decided_by: HomeDecider | null
}

async function listPairs(db: Db, ids: readonly number[]): Promise<PairRow[]> {
  const { rows } = await db.query<PairRow>(
    `select m.one, m.other, m.score, m.evidence, d.decided_by
     from home_matches m left join home_decisions d on d.one = m.one and d.other = m.other
     where m.one = any($1::int[]) and m.other = any($1::int[]) order by m.score desc, m.one, m.other`,
    [ids],
  )
  return rows
}
