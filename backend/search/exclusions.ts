import { getIds, type QueryParams } from '~backend/platform/http/query'

const MAX_EXCLUDED = 100

/**
 * What a list leaves out: `ids`, which a guest has hidden in the browser, and what the viewer has hidden. Statements that
 * the viewer has just hidden keep their place on the page, so they are asked for again as `reincludedIds`.
 */
export type Exclusions = { ids: number[]; reincludedIds: number[]; viewerId?: number | undefined }

export function parseExclusions(query: QueryParams, viewerId?: number): Exclusions {
  const ids = (name: string) => getIds(query, name).slice(0, MAX_EXCLUDED)
  return { ids: ids('exclude_ids'), reincludedIds: ids('with_hidden_ids'), viewerId }
}
