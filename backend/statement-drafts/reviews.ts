import type { z } from 'zod'
import { listOperatorActs } from '~backend/platform/auth/operator-acts'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { type Page, toPaginationJson } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import { REVIEW_SIGNS } from '~contract/draft-reviews'
import type {
  StatementReview,
  StatementReviewDetails,
  StatementReviewPage,
} from '~contract/schemas/statement-reviews'
import type { DraftValues } from '~contract/statement-drafts'
import { omitClient } from './clients'
import { findStatementValues } from './from-statement'
import { formatReviewTitle, PLACE_JOINS, PLACE_NAMES, type PlaceNames } from './review-title'
import { listDraftPhotos, requireDraftInReview, toPhotoJson } from './store'

type ReviewRow = Row<'statement_drafts', 'id' | 'statement_id' | 'signs'> &
  PlaceNames & {
    owner_id: Column<'users', 'id'>
    content: DraftValues
    owner: string
    waiting_since: string
  }

const COLUMNS = `d.id, d.statement_id, d.content, d.signs, ${userNameSql('u')} as owner, u.id as owner_id, ${PLACE_NAMES},
  ${toGeorgianTimeSql('d.updated_at')} as waiting_since`

/** Lists reviews, longest waiting first. */
export async function listReviews(
  db: Db,
  page: Page,
  locale: Locale,
): Promise<z.input<typeof StatementReviewPage>> {
  const { rows } = await db.query<ReviewRow>(
    `select ${COLUMNS} from statement_drafts d join users u on u.id = d.user_id ${PLACE_JOINS}
     where d.state = 'in_review' and u.blocked_at is null order by d.updated_at, d.id limit $1 offset $2`,
    [page.perPage, (page.page - 1) * page.perPage],
  )
  const { rows: counts } = await db.query<{ total: number }>(
    `select count(*) as total from statement_drafts d join users u on u.id = d.user_id
     where d.state = 'in_review' and u.blocked_at is null`,
  )
  return {
    data: rows.map((row) => toReviewJson(row, locale)),
    ...toPaginationJson(page, rows.length, counts[0]?.total ?? 0),
  }
}

/** @throws ApiError 404 if the draft is not under review */
export async function findReview(
  db: Db,
  id: string,
  locale: Locale,
): Promise<z.input<typeof StatementReviewDetails>> {
  const draft = await requireDraftInReview(db, id)
  const { rows } = await db.query<ReviewRow & { registered_at: string; statements: number }>(
    `select ${COLUMNS}, ${toGeorgianTimeSql('u.created_at')} as registered_at,
            (select count(*) from statements where user_id = u.id and is_public) as statements
     from statement_drafts d join users u on u.id = d.user_id ${PLACE_JOINS} where d.id = $1`,
    [id],
  )
  const row = rows[0]
  if (!row) throw new Error('a draft in review has no owner')
  const [photos, published, acts] = await Promise.all([
    listDraftPhotos(db, [id]),
    draft.statement_id === null ? undefined : findStatementValues(db, draft.statement_id),
    listOperatorActs(db, 'statement_draft', id),
  ])
  return {
    ...toReviewJson(row, locale),
    photos: photos.map(toPhotoJson),
    published_values: published ? omitClient(published) : null,
    owner_id: row.owner_id,
    owner_registered_at: row.registered_at,
    owner_statements: row.statements,
    refusals: acts
      .filter(({ act }) => act === 'refuse')
      .map(({ operator, created_at, text }) => ({ operator, created_at, text })),
  }
}

function toReviewJson(row: ReviewRow, locale: Locale): z.input<typeof StatementReview> {
  return {
    id: row.id,
    statement_id: row.statement_id,
    title: formatReviewTitle(row.content, row, locale),
    owner: row.owner,
    waiting_since: row.waiting_since,
    signs: REVIEW_SIGNS.filter((sign) => row.signs.includes(sign)),
    values: omitClient(row.content),
  }
}
