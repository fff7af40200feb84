import { METRO_MINUTES, type MetroMinutes } from '~contract/search-filters'
import type { ColumnReader } from './columns'
import { NEAR_STATION_FIELDS } from './fields'
import type { NearStationsPredicate } from './predicates'
import { createIdLookup } from './typed-arrays'

/** Encodes the station and the smallest of `METRO_MINUTES` that covers the walk in one number. */
function toNearStationValue(stationId: number, minutes: MetroMinutes): number {
  return stationId * METRO_MINUTES.length + METRO_MINUTES.indexOf(minutes)
}

export function fromNearStationValue(value: number): { stationId: number; minutes: MetroMinutes } {
  const minutes = METRO_MINUTES[value % METRO_MINUTES.length] as MetroMinutes
  return { stationId: Math.floor(value / METRO_MINUTES.length), minutes }
}

export function listMinutesUpTo(max: MetroMinutes): MetroMinutes[] {
  return METRO_MINUTES.filter((minutes) => minutes <= max)
}

export function listNearStationValues({
  stations,
  minutes,
}: Pick<NearStationsPredicate, 'stations' | 'minutes'>): number[] {
  return stations.flatMap((id) => listMinutesUpTo(minutes).map((upTo) => toNearStationValue(id, upTo)))
}

/** Returns a table with 1 at each number that meets the predicate. */
export function createNearStationLookup(columns: ColumnReader, predicate: NearStationsPredicate): Uint8Array {
  const max = Math.max(...NEAR_STATION_FIELDS.map((field) => columns.maxValue(field)))
  return createIdLookup(listNearStationValues(predicate), max)
}
