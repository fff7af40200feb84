import type { Db } from '~backend/platform/db/pool'

export type ViewerFlags = { favorite: boolean; hidden: boolean }

export const NO_VIEWER_FLAGS: ViewerFlags = { favorite: false, hidden: false }

/** Finds flags by statement id; empty for a guest. */
export async function findViewerFlags(
  db: Db,
  userId: number | undefined,
  ids: readonly number[],
): Promise<(id: number) => ViewerFlags> {
  if (userId === undefined || ids.length === 0) return () => NO_VIEWER_FLAGS
  const { rows } = await db.query<ViewerFlags & { id: number }>({
    name: 'viewer flags',
    text: `select id,
       exists (select from favorites where user_id = $1 and statement_id = id) as favorite,
       exists (select from hidden_statements where user_id = $1 and statement_id = id) as hidden
     from unnest($2::int[]) id`,
    values: [userId, ids],
  })
  const flags = new Map(rows.map(({ id, favorite, hidden }) => [id, { favorite, hidden }]))
  return (id) => flags.get(id) ?? NO_VIEWER_FLAGS
}
