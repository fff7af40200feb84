import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { parsePage } from '~backend/platform/http/pagination'
import type { QueryParams } from '~backend/platform/http/query'
import { parseOrder, parsePromotion } from '~backend/search/order'
import { getTurnEnd, listPromotedPlaces } from '~backend/search/promotion'
import type { SearchEngine } from '~backend/search/search'
import type { RankedStatement, StatementRanking } from '~contract/schemas/statement-ranking'

type RankingInputs = Omit<z.output<typeof RankedStatement>, 'place' | 'is_promoted'>

/**
 * Loads a page of a search with the facts that decide each place. All of them are public.
 * @param query with its text already parsed
 */
export async function loadRanking(
  db: Db,
  search: SearchEngine,
  query: QueryParams,
  viewerId: number | undefined,
): Promise<z.output<typeof StatementRanking>> {
  const now = Date.now()
  const promotion = parsePromotion(query, now)
  const promotedQuery = new Map([...query, ['is_vip', ['1']]])
  const [found, total, promotedCount] = await Promise.all([
    search.fetchPage(query, viewerId, async (ids) => ({ ids, inputs: await listInputs(db, ids) })),
    search.count(query, viewerId),
    promotion ? search.count(promotedQuery, viewerId) : 0,
  ])
  // The turn ended meanwhile, and the page may be one of either.
  if (getTurnEnd(Date.now()) !== getTurnEnd(now)) return loadRanking(db, search, query, viewerId)
  const { page, perPage } = parsePage(query)
  const offset = (page - 1) * perPage
  const shownCount = Math.min(promotedCount, promotion?.places ?? 0)
  const promotedPlaces = new Set(listPromotedPlaces(total, shownCount))
  return {
    homes_first: parseOrder(query).homesFirst ?? false,
    promotion: promotion
      ? {
          homes_first: promotion.homesFirst,
          multiplier: promotion.multiplier,
          turn_ends_at: toExactTime(getTurnEnd(now)),
          promoted_count: promotedCount,
        }
      : null,
    total,
    data: found.ids.flatMap((id, at) => {
      const inputs = found.inputs.get(id)
      const place = offset + at
      return inputs ? [{ ...inputs, place: place + 1, is_promoted: promotedPlaces.has(place) }] : []
    }),
  }
}

const toExactTime = (milliseconds: number) => new Date(milliseconds).toISOString().replace('Z', '000Z')

const exactTimeSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

type InputRow = Row<'statements', 'id' | 'real_estate_type_id' | 'vip_tier' | 'price_gel' | 'home_group_id'> &
  Pick<
    RankingInputs,
    'vip_until' | 'last_updated' | 'created_at' | 'confirmed_at' | 'is_lowered' | 'reduced_at'
  >

/** Lists what decides on the places of public statements, by id. */
async function listInputs(db: Db, ids: readonly number[]): Promise<Map<number, RankingInputs>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<InputRow>({
    name: 'ranking inputs of public statements',
    text: `select id, real_estate_type_id, vip_tier, price_gel, home_group_id, unconfirmed_step > 0 as is_lowered,
             ${exactTimeSql('vip_until')} as vip_until, ${exactTimeSql('last_updated')} as last_updated,
             ${exactTimeSql('created_at')} as created_at, ${exactTimeSql('confirmed_at')} as confirmed_at,
             ${exactTimeSql("nullif(reduced_at, 'epoch')")} as reduced_at
           from statements where is_public and id = any($1::int[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}
