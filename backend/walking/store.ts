import { toNamesSql } from '~backend/locations/place-name-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column } from '~backend/platform/db/row'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { WalkingTimes } from '~contract/schemas/walking'
import { PLACE_KINDS, type PlaceKind } from '~contract/walking-times'
import type { MeasuredKind } from './measured-store'

type WalkingTimesRow = Record<`${PlaceKind}_minutes`, number | null> & {
  metro_minutes: Column<'statement_walking_times', 'metro_minutes'>
  station: LocalizedText | null
}

/** Empty for what is not measured yet, or stands where no ways are known. */
export async function listWalkingTimes(
  db: Db,
  kind: MeasuredKind,
  id: number,
  locale: Locale,
): Promise<AnswerOf<typeof WalkingTimes>> {
  const { rows } = await db.query<WalkingTimesRow>({
    name: `walking times of a ${kind}`,
    text: `select kindergarten_minutes, school_minutes, shop_minutes, park_minutes, metro_minutes,
       (select ${toNamesSql('m')} from metro_stations m where m.id = metro_station_id) as station
     from ${kind}_walking_times where ${kind}_id = $1`,
    values: [id],
  })
  const [row] = rows
  if (!row) return []
  const places = PLACE_KINDS.map((kind) => ({ kind, minutes: row[`${kind}_minutes`], name: null }))
  return [
    { kind: 'metro' as const, minutes: row.metro_minutes, name: row.station?.[locale] ?? null },
    ...places,
  ].flatMap(({ minutes, ...to }) => (minutes === null ? [] : { ...to, minutes }))
}
