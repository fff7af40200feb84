import type { Db } from '~backend/platform/db/pool'
import type { WalkingTimes } from './town'

const BATCH = 2_000

/** Kinds with walking times, each in its own table. */
export type MeasuredKind = 'statement' | 'project'

export type UnmeasuredRow = { id: number; lat: number; lng: number }
type MeasuredRow = UnmeasuredRow & { times: WalkingTimes | undefined }

const UNMEASURED = {
  statement: `select id, s.lat, s.lng from statements s left join statement_walking_times w on w.statement_id = s.id
    where s.id > $1 and s.lat is not null and s.lng is not null
      and (w.lat, w.lng) is distinct from (s.lat, s.lng)
    order by s.id limit $2`,
  project: `select id, p.lat, p.lng from projects p left join project_walking_times w on w.project_id = p.id
    where p.id > $1 and p.lat is not null and p.lng is not null
      and (w.lat, w.lng) is distinct from (p.lat, p.lng)
    order by p.id limit $2`,
} as const

export async function listUnmeasured(db: Db, kind: MeasuredKind, afterId = 0): Promise<UnmeasuredRow[]> {
  const { rows } = await db.query<UnmeasuredRow>(UNMEASURED[kind], [afterId, BATCH])
  return rows
}

export async function saveWalkingTimes(
  db: Db,
  kind: MeasuredKind,
  measured: readonly MeasuredRow[],
): Promise<void> {
  await db.query(
    `insert into ${kind}_walking_times (${kind}_id, lat, lng, metro_station_id, metro_minutes,
       kindergarten_minutes, school_minutes, shop_minutes, park_minutes)
     select * from unnest($1::int[], $2::float8[], $3::float8[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[])
     on conflict (${kind}_id) do update set
       (lat, lng, metro_station_id, metro_minutes, kindergarten_minutes, school_minutes, shop_minutes, park_minutes) =
       (excluded.lat, excluded.lng, excluded.metro_station_id, excluded.metro_minutes,
        excluded.kindergarten_minutes, excluded.school_minutes, excluded.shop_minutes, excluded.park_minutes)`,
    [
      measured.map(({ id }) => id),
      measured.map(({ lat }) => lat),
      measured.map(({ lng }) => lng),
      measured.map(({ times }) => times?.metro?.stationId),
      measured.map(({ times }) => times?.metro?.minutes),
      measured.map(({ times }) => times?.places.kindergarten),
      measured.map(({ times }) => times?.places.school),
      measured.map(({ times }) => times?.places.shop),
      measured.map(({ times }) => times?.places.park),
    ],
  )
}

/** Saves changed rows only, because each change costs searches a refresh. */
export async function saveNearStations(db: Db, statements: readonly MeasuredRow[]): Promise<void> {
  const rows = statements.flatMap(({ id, times }) =>
    (times?.nearStations ?? []).map((station) => ({ id, ...station })),
  )
  await db.query(
    `delete from statement_near_stations w where statement_id = any($1::int[]) and not exists (
       select from unnest($2::int[], $3::int[], $4::int[]) as measured (statement_id, metro_station_id, minutes)
       where (measured.statement_id, measured.metro_station_id, measured.minutes)
         = (w.statement_id, w.metro_station_id, w.minutes))`,
    [statements.map(({ id }) => id), ...toColumns(rows)],
  )
  await db.query(
    `insert into statement_near_stations (statement_id, metro_station_id, minutes)
     select * from unnest($1::int[], $2::int[], $3::int[]) on conflict do nothing`,
    toColumns(rows),
  )
}

function toColumns(rows: readonly { id: number; stationId: number; minutes: number }[]): number[][] {
  return [
    rows.map(({ id }) => id),
    rows.map(({ stationId }) => stationId),
    rows.map(({ minutes }) => minutes),
  ]
}
