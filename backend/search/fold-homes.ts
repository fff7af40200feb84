import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { dedupeWithinTick } from '~backend/platform/dedupe-within-tick'
import { getIds, type QueryParams } from '~backend/platform/http/query'
import { FOLDED_IDS } from './exclusions'
import type { SearchEngine } from './search'

/** Maximum age in ms of the list of groups; whether a statement matches is always current. */
const MAX_AGE_MS = 3_000
/** Parameters that ask for certain statements, which are all listed. */
const EXPLICIT_PARAMETERS = ['ids', 'users']

export interface GroupedStatement {
  id: number
  groupId: number
  isPaid: boolean
  isOwner: boolean
  /** Milliseconds since 1970. */
  confirmedAt: number
}

/**
 * Returns the statements that are left out because another one of the same home is shown: a paid one, else
 * the owner's, else the one confirmed last. Paid statements are never left out.
 */
export function listFolded(statements: readonly GroupedStatement[]): number[] {
  const best = new Map<number, GroupedStatement>()
  for (const statement of statements) {
    const other = best.get(statement.groupId)
    if (!other || isBetter(statement, other)) best.set(statement.groupId, statement)
  }
  return statements
    .filter((statement) => !statement.isPaid && best.get(statement.groupId) !== statement)
    .map(({ id }) => id)
}

function isBetter(one: GroupedStatement, other: GroupedStatement): boolean {
  return (
    (Number(one.isPaid) - Number(other.isPaid) ||
      Number(one.isOwner) - Number(other.isOwner) ||
      one.confirmedAt - other.confirmedAt ||
      other.id - one.id) > 0
  )
}

/**
 * Creates a search in which each home has one card: pages, counts, facets and maps leave out the others. It
 * depends on the filters which one is shown, as a filter may match one of several sellers only.
 */
export function foldHomes(db: Db, search: SearchEngine, { maxAgeMs = MAX_AGE_MS } = {}): SearchEngine {
  let groups: Promise<GroupedStatement[]> | undefined
  let listedAt = 0

  function listGroups(): Promise<GroupedStatement[]> {
    if (!groups || Date.now() - listedAt >= maxAgeMs || Date.now() < listedAt) {
      listedAt = Date.now()
      groups = listGroupedStatements(db)
      groups.catch(() => {
        groups = undefined
      })
    }
    return groups
  }

  // Deduplicated, because a page requests its statements, their number and facets within one tick.
  const fold = dedupeWithinTick(
    async ({ query, viewerId }: { query: QueryParams; viewerId: number | undefined }) => {
      const unfolded = new Map([...query].filter(([name]) => name !== FOLDED_IDS))
      if (EXPLICIT_PARAMETERS.some((name) => getIds(query, name).length > 0)) return unfolded
      const grouped = await listGroups()
      if (grouped.length === 0) return unfolded
      const ids = grouped.map(({ id }) => id)
      const matching = new Set(
        await search.fetchAmong(ids, ids.length, unfolded, viewerId, async (found) => found),
      )
      const folded = listFolded(grouped.filter(({ id }) => matching.has(id)))
      return folded.length === 0 ? unfolded : new Map([...unfolded, [FOLDED_IDS, folded.map(String)]])
    },
    ({ query, viewerId }) => JSON.stringify([[...query], viewerId]),
  )

  return {
    fetchPage: async (query, viewerId, fetch) =>
      search.fetchPage(await fold({ query, viewerId }), viewerId, fetch),
    count: async (query, viewerId) => search.count(await fold({ query, viewerId }), viewerId),
    countFacets: async (query, viewerId) => search.countFacets(await fold({ query, viewerId }), viewerId),
    fetchAmong: (...args) => search.fetchAmong(...args),
    findOnMap: async (query, viewerId, signal) =>
      search.findOnMap(await fold({ query, viewerId }), viewerId, signal),
  }
}

type GroupedRow = Row<'statements', 'id'> & {
  group_id: number
  is_paid: boolean
  is_owner: boolean
  confirmed_at: number
}

async function listGroupedStatements(db: Db): Promise<GroupedStatement[]> {
  const { rows } = await db.query<GroupedRow>(
    `select s.id, coalesce(s.home_group_id, 0) as group_id, s.vip_tier > 0 as is_paid, owner.type = 'physical' as is_owner,
       extract(epoch from s.confirmed_at)::float * 1000 as confirmed_at
     from statements s join users owner on owner.id = s.user_id
     where s.home_group_id is not null and s.is_public order by s.id`,
  )
  return rows.map((row) => ({
    id: row.id,
    groupId: row.group_id,
    isPaid: row.is_paid,
    isOwner: row.is_owner,
    confirmedAt: row.confirmed_at,
  }))
}
