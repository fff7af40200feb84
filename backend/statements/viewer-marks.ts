import type { Db } from '~backend/platform/db/pool'

export type ViewerMark = { favorite: boolean; hidden: boolean }

export const NO_VIEWER_MARK: ViewerMark = { favorite: false, hidden: false }

/** Finds marks by statement id; empty for a guest. */
export async function findViewerMarks(
  db: Db,
  userId: number | undefined,
  ids: readonly number[],
): Promise<(id: number) => ViewerMark> {
  if (userId === undefined || ids.length === 0) return () => NO_VIEWER_MARK
  const { rows } = await db.query<ViewerMark & { id: number }>({
    name: 'viewer marks',
    text: `select id,
       exists (select from favorites where user_id = $1 and statement_id = id) as favorite,
       exists (select from hidden_statements where user_id = $1 and statement_id = id) as hidden
     from unnest($2::int[]) id`,
    values: [userId, ids],
  })
  const marks = new Map(rows.map(({ id, favorite, hidden }) => [id, { favorite, hidden }]))
  return (id) => marks.get(id) ?? NO_VIEWER_MARK
}
