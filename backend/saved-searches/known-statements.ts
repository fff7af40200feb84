import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { validationError } from '~backend/platform/http/errors'
import { parseQueryString } from '~backend/platform/http/query'
import type { ParseSearchText } from '~backend/search/search-text'
import { buildWhere } from '~backend/search/sql/where'
import { MAX_FOLLOWED_STATEMENTS } from '~contract/saved-searches'

export type FollowedRow = Row<'saved_searches', 'user_id' | 'query' | 'known_ids'> & { checked_until: Date }

/**
 * Returns the ids of statements that fit a search, and that were neither there when its emails were turned on
 * nor in an email since. Statements of the user and those that the user has hidden are left out. Comparing
 * with a list, not with the time of publication, also finds statements that fit since an edit, or whose
 * transaction took long, each once.
 */
export async function listUnknownStatements(
  db: Db,
  { user_id: userId, query, known_ids: knownIds }: Omit<FollowedRow, 'checked_until'>,
  parseSearchText: ParseSearchText,
  limit: number,
): Promise<number[]> {
  const parsed = await parseSearchText(parseQueryString(query))
  const { sql, values } = buildWhere(parsed, userId ?? undefined, [userId, knownIds ?? [], limit])
  const { rows } = await db.query<{ id: number }>(
    `select s.id from statements s
     where s.user_id is distinct from $1 and s.id <> all($2::int[]) and ${sql} order by s.id limit $3`,
    values,
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns all statements that fit now, from which on emails count.
 * @throws ApiError 422 if too many fit
 */
export async function listFittingStatements(
  db: Db,
  search: Pick<FollowedRow, 'user_id' | 'query'>,
  parseSearchText: ParseSearchText,
): Promise<number[]> {
  const ids = await listUnknownStatements(
    db,
    { ...search, known_ids: [] },
    parseSearchText,
    MAX_FOLLOWED_STATEMENTS + 1,
  )
  if (ids.length > MAX_FOLLOWED_STATEMENTS) {
    const message = `More than ${MAX_FOLLOWED_STATEMENTS} statements fit.`
    throw validationError([{ field: 'sends_emails', message }])
  }
  return ids
}

/** Returns the statements that a search of the time before the lists was made had shown by then. */
export async function listFormerlyKnown(
  db: Db,
  { user_id: userId, query, checked_until: until }: Omit<FollowedRow, 'known_ids'>,
  parseSearchText: ParseSearchText,
): Promise<number[]> {
  const parsed = await parseSearchText(parseQueryString(query))
  const { sql, values } = buildWhere(parsed, userId ?? undefined, [until])
  const { rows } = await db.query<{ id: number }>(
    `select s.id from statements s where s.created_at <= $1 and ${sql}`,
    values,
  )
  return rows.map(({ id }) => id)
}
