import { getIds, type QueryParams } from '~backend/platform/http/query'

const MAX_EXCLUDED = 100

/**
 * Hidden statements of a guest (`ids`), and those hidden just now, which stay on the page (`reincludedIds`).
 */
export type Exclusions = { ids: number[]; reincludedIds: number[]; viewerId?: number | undefined }

export function parseExclusions(query: QueryParams, viewerId?: number): Exclusions {
  const ids = (name: string) => getIds(query, name).slice(0, MAX_EXCLUDED)
  return { ids: ids('exclude_ids'), reincludedIds: ids('with_hidden_ids'), viewerId }
}
