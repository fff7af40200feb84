import { toPackedNamesSql } from '~backend/locations/place-name-sql'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { NotificationKindNumber } from '~contract/notifications'
import type { NotificationDetails } from './add-notification'

export type NotificationRow = Row<'notifications', 'uuid' | 'response'> & {
  kind: NotificationKindNumber
  seen: boolean
  created_at: string
  details: NotificationDetails
  sender: string | null
  statement: StatementFacts | null
}

export type StatementFacts = {
  id: number
  deal_type_id: number
  real_estate_type_id: number
  room_type_id: number | null
  city_id: number
  /** Packed names, like the next two. */
  city: string
  district: string
  urban: string
}

const COLUMNS = `
  n.uuid, n.kind, n.seen_at is not null as seen, ${toGeorgianTimeSql('n.created_at')} as created_at, n.response, n.details,
  (select ${userNameSql('u')} from users u where u.id = n.sender_id) as sender,
  (select json_build_object('id', s.id, 'deal_type_id', s.deal_type_id, 'real_estate_type_id', s.real_estate_type_id,
     'room_type_id', s.room_type_id, 'city_id', s.city_id, 'city', ${toPackedNamesSql('city')}, 'district', ${toPackedNamesSql('district')},
     'urban', ${toPackedNamesSql('urban')})
   from statements s
   join cities city on city.id = s.city_id
   left join districts district on district.id = s.district_id
   left join urbans urban on urban.id = s.urban_id
   where s.id = n.statement_id and s.deleted_at is null) as statement`

export type NotificationPage = { page: number; perPage: number; unseen: boolean }

export async function listNotifications(
  db: Db,
  userId: number,
  { page, perPage, unseen }: NotificationPage,
): Promise<NotificationRow[]> {
  const { rows } = await db.query<NotificationRow>({
    name: 'notifications',
    text: `select ${COLUMNS} from notifications n
     where n.user_id = $1 and (not $2 or n.seen_at is null)
     order by n.created_at desc, n.uuid limit $3 offset $4`,
    values: [userId, unseen, perPage, (page - 1) * perPage],
  })
  return rows
}

export async function countNotifications(db: Db, userId: number): Promise<{ all: number; unseen: number }> {
  const { rows } = await db.query<{ all: number; unseen: number }>(
    'select count(*) as all, count(*) filter (where seen_at is null) as unseen from notifications where user_id = $1',
    [userId],
  )
  return rows[0] ?? { all: 0, unseen: 0 }
}

export async function findNotification(
  db: Db,
  userId: number,
  uuid: string,
): Promise<NotificationRow | undefined> {
  const { rows } = await db.query<NotificationRow>(
    `select ${COLUMNS} from notifications n where n.user_id = $1 and n.uuid = $2`,
    [userId, uuid],
  )
  return rows[0]
}

export async function markSeen(
  db: Db,
  userId: number,
  uuids: readonly string[] | 'all',
  seen: boolean,
): Promise<number> {
  const { rowCount } = await db.query(
    `update notifications set seen_at = case when $2 then now() end
     where user_id = $1 and ($3::uuid[] is null or uuid = any($3)) and (seen_at is not null) <> $2`,
    [userId, seen, uuids === 'all' ? null : uuids],
  )
  return rowCount ?? 0
}
