import { RoaringBitmap32 } from 'roaring-wasm'
import { MAX_METRO_MINUTES, METRO_MINUTES } from '~contract/search-filters'
import type { ColumnStore } from './column-store'
import { countByValue } from './count-by-value'
import { NEAR_STATION_FIELDS } from './fields'
import { fromNearStationValue, listMinutesUpTo } from './near-stations'
import type { IdsPredicate, NearStationsPredicate, Predicate } from './predicates'
import type { ValuePredicate } from './value-bitmaps'

type MetroChoice = NearStationsPredicate | IdsPredicate

type Counts = Record<number, number>

export function isMetroChoice(predicate: Predicate): predicate is MetroChoice {
  return predicate.by === 'near_stations' || predicate.field === 'metro_minutes'
}

/**
 * Counts stations within the selected minutes, and minutes for the selected stations.
 * @param rows results without the metro filter
 */
export function countMetroOptions(
  store: ColumnStore,
  rows: RoaringBitmap32,
  choice: MetroChoice | undefined,
): { metro_stations: Counts; metro_minutes: Counts } {
  const upTo =
    choice?.by === 'ids' ? METRO_MINUTES.findLast((minutes) => choice.ids.includes(minutes)) : choice?.minutes
  const minutes = upTo ?? MAX_METRO_MINUTES
  const stations = choice?.by === 'near_stations' ? choice.stations : []
  return {
    metro_stations: countStations(store, rows, minutes),
    metro_minutes: Object.fromEntries(
      METRO_MINUTES.map((limit) => [limit, countWithin(store, rows, { stations, minutes: limit })]).filter(
        ([, count]) => count,
      ),
    ),
  }
}

/** Counts stations; each is in at most one column of a row. */
function countStations(store: ColumnStore, rows: RoaringBitmap32, max: number): Counts {
  const counts: Counts = {}
  for (const [, byValue] of countByValue(store, rows, NEAR_STATION_FIELDS))
    for (const [value, count] of Object.entries(byValue)) {
      const { stationId, minutes } = fromNearStationValue(Number(value))
      if (minutes <= max) counts[stationId] = (counts[stationId] ?? 0) + count
    }
  return counts
}

function countWithin(
  store: ColumnStore,
  rows: RoaringBitmap32,
  { stations, minutes }: Pick<NearStationsPredicate, 'stations' | 'minutes'>,
): number {
  const predicate: ValuePredicate =
    stations.length > 0
      ? { by: 'near_stations', field: 'near_station_1', stations, minutes }
      : { by: 'ids', field: 'metro_minutes', ids: listMinutesUpTo(minutes) }
  const union = RoaringBitmap32.orMany(store.valueBitmaps.list(predicate))
  const count = rows.andCardinality(union)
  union.dispose()
  return count
}
