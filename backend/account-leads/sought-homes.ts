import type { Db } from '~backend/platform/db/pool'
import { SOUGHT_HOME_COLUMNS, type SoughtHomeRow } from '~backend/statements/sought-home'
import { CONTACT_REQUEST_ID_SQL } from './source-ids'

/** Returns the search request of each match, by lead. */
export async function findSoughtHomes(
  db: Db,
  leadIds: readonly number[],
): Promise<Map<number, SoughtHomeRow>> {
  const { rows } = await db.query<SoughtHomeRow & { lead_id: number }>(
    `select source.lead_id, ${SOUGHT_HOME_COLUMNS}
     from account_lead_sources source join contact_requests o on o.id = ${CONTACT_REQUEST_ID_SQL}
       join search_requests r on r.id = o.search_request_id
     where source.lead_id = any($1::int[]) and source.kind = 'match'`,
    [leadIds],
  )
  return new Map(rows.map((row) => [row.lead_id, row]))
}
