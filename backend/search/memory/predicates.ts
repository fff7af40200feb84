import type { MetroMinutes } from '~contract/search-filters'
import type { FieldName } from './fields'

export type Predicate =
  | IdsPredicate
  | RangePredicate
  | FlagPredicate
  | { by: 'parameters'; field: 'parameters'; low: number; high: number }
  | NearStationsPredicate
  | TermsPredicate

export type FlagPredicate = { by: 'flag'; field: 'flags'; bit: number }

export type IdsPredicate = {
  by: 'ids'
  field: FieldName
  ids: readonly number[]
  /** True for places in a typed text: facet counts ignore their own selection, but never these. */
  fromText?: true
}

export type RangePredicate = { by: 'range'; field: FieldName; from: number; to: number }

/** Predicate: one of the stations is within these minutes on foot. All station columns are checked. */
export type NearStationsPredicate = {
  by: 'near_stations'
  field: 'near_station_1'
  stations: readonly number[]
  minutes: MetroMinutes
}

/** Predicate: all terms match, or the row has this id. */
export type TermsPredicate = {
  by: 'terms'
  field: 'text'
  terms: readonly SearchTerm[]
  id: number | undefined
}

export type SearchTerm = {
  part: string
  /** True if the part begins a word and no digit follows: 4 matches 4 and 4a, not 14 or 40. */
  isHouse?: boolean
  realEstateTypes: readonly number[]
  dealTypes: readonly number[]
}

/** Filter of rows. Excluded ids never match. */
export type RowFilter = { predicates: readonly Predicate[]; excludedIds: readonly number[] }
