import { toNamesSql } from '~backend/locations/place-name-sql'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { WalkingTimes } from '~contract/schemas/walking'
import { DESTINATION_KINDS } from '~contract/walking-times'
import type { MeasuredKind } from './measured-store'

/** Minutes on foot to the nearest place of each kind. */
export type WalkingTimesJson = Record<(typeof DESTINATION_KINDS)[number], number | null> & {
  station: LocalizedText | null
}

/**
 * SQL for `toWalkingTimes`; null for unmeasured rows and for points without known ways.
 * @param id column with the number of the statement or project
 */
export function walkingTimesSql(kind: MeasuredKind, id: string): string {
  const minutes = DESTINATION_KINDS.map((destination) => `'${destination}', ${destination}_minutes`)
  return `(select json_build_object(${minutes.join(', ')},
      'station', (select ${toNamesSql('m')} from metro_stations m where m.id = metro_station_id))
    from ${kind}_walking_times where ${kind}_id = ${id})`
}

export function toWalkingTimes(
  times: WalkingTimesJson | null,
  locale: Locale,
): AnswerOf<typeof WalkingTimes> {
  if (!times) return []
  return DESTINATION_KINDS.flatMap((kind) => {
    const minutes = times[kind]
    const name = kind === 'metro' ? (times.station?.[locale] ?? null) : null
    return minutes === null ? [] : { kind, minutes, name }
  })
}
