import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { getHeading, type SubjectRow } from '~backend/statements/heading'
import { SUBJECT_COLUMNS, SUBJECT_TABLES } from '~backend/statements/subject-sql'
import { isUuid } from '~contract/values/ids'
import type { ViewingParty } from '~contract/viewings'

/** Caller who may read a viewing: its owner, its seeker, or a guest with a key of it. */
export interface ViewingReader {
  userId: number | undefined
  keyHash: Buffer | undefined
}

export type ViewingRow = Row<
  'viewings',
  | 'id'
  | 'statement_id'
  | 'owner_id'
  | 'user_id'
  | 'starts_at'
  | 'ends_at'
  | 'name'
  | 'email'
  | 'phone_number'
  | 'locale'
  | 'state'
  | 'moved_by'
  | 'reason'
  | 'sequence'
  | 'changed_at'
  | 'owner_answer'
  | 'seeker_answer'
> &
  SubjectRow & { starts_at_text: string; ends_at_text: string; changed_at_text: string; is_past: boolean }

/** SQL that selects viewings with the facts of their statement. */
const SELECT_VIEWINGS_SQL = `select v.id, v.statement_id, v.owner_id, v.user_id, v.starts_at, v.ends_at, v.name, v.email,
    v.phone_number, v.locale, v.state, v.moved_by, v.reason, v.sequence, v.changed_at, v.owner_answer, v.seeker_answer,
    ${toGeorgianTimeSql('v.starts_at')} as starts_at_text, ${toGeorgianTimeSql('v.ends_at')} as ends_at_text,
    ${toGeorgianTimeSql('v.changed_at')} as changed_at_text, v.starts_at <= now() as is_past, ${SUBJECT_COLUMNS}
  from viewings v join statements s on s.id = v.statement_id ${SUBJECT_TABLES}`

/** @throws ApiError 404 unless the caller may read the viewing */
export async function requireViewing(
  db: Db,
  id: string,
  { userId, keyHash }: ViewingReader,
): Promise<ViewingRow> {
  if (!isUuid(id)) throw notFound('Viewing')
  const { rows } = await db.query<ViewingRow>(
    `${SELECT_VIEWINGS_SQL} where v.id = $1 and (v.owner_id = $2 or v.user_id = $2 or $3 = any(v.key_hashes))`,
    [id, userId ?? null, keyHash ?? null],
  )
  const [viewing] = rows
  if (!viewing) throw notFound('Viewing')
  return viewing
}

/** Returns a viewing that exists, for changes that are decided elsewhere. */
export async function getViewing(db: Db, id: string): Promise<ViewingRow> {
  const { rows } = await db.query<ViewingRow>(`${SELECT_VIEWINGS_SQL} where v.id = $1`, [id])
  const [viewing] = rows
  if (!viewing) throw notFound('Viewing')
  return viewing
}

const MAX_LISTED = 200

/** Lists those to come first, soonest first, then the others, latest first. */
export async function listViewings(db: Db, userId: number): Promise<ViewingRow[]> {
  const { rows } = await db.query<ViewingRow>(
    `${SELECT_VIEWINGS_SQL} where v.owner_id = $1 or v.user_id = $1
     order by v.ends_at < now(), case when v.ends_at >= now() then v.starts_at end, v.starts_at desc limit $2`,
    [userId, MAX_LISTED],
  )
  return rows
}

export function getParty(
  { owner_id }: Pick<ViewingRow, 'owner_id'>,
  userId: number | undefined,
): ViewingParty {
  return owner_id === userId ? 'owner' : 'seeker'
}

export function toViewingJson(row: ViewingRow, party: ViewingParty, locale: Locale) {
  return {
    id: row.id,
    statement_id: row.statement_id,
    statement_title: getHeading(row).titles[locale],
    starts_at: row.starts_at_text,
    ends_at: row.ends_at_text,
    party,
    state: row.state,
    moved_by: row.moved_by,
    reason: row.reason,
    name: row.name,
    email: row.email,
    phone_number: row.phone_number,
    sequence: row.sequence,
    changed_at: row.changed_at_text,
    own_answer: party === 'owner' ? row.owner_answer : row.seeker_answer,
  }
}

/** Days for which a past viewing is stored. */
const RETENTION_DAYS = 90

/** Deletes past viewings, which hold names and contacts, and past times. */
export async function deleteOldViewings(db: Db): Promise<void> {
  await db.query('delete from viewings where ends_at < now() - make_interval(days => $1)', [RETENTION_DAYS])
  await db.query("delete from viewing_times where ends_at < now() - interval '1 day'")
}
