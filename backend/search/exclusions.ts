import { getIds, type QueryParams } from '~backend/platform/http/query'

const MAX_EXCLUDED = 100

/** Internal parameter: statements that another one of the same home represents. Requests cannot set it. */
export const FOLDED_IDS = 'folded_ids'

/**
 * Hidden statements of a guest (`ids`), and those hidden just now, which stay on the page (`reincludedIds`).
 */
export type Exclusions = { ids: number[]; reincludedIds: number[]; viewerId?: number | undefined }

export function parseExclusions(query: QueryParams, viewerId?: number): Exclusions {
  const ids = (name: string) => getIds(query, name).slice(0, MAX_EXCLUDED)
  const folded = getIds(query, FOLDED_IDS)
  return { ids: [...ids('exclude_ids'), ...folded], reincludedIds: ids('with_hidden_ids'), viewerId }
}
