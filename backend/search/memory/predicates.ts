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
  /** Facet counts ignore what is chosen of a facet, but never the places that a typed text names. */
  fromText?: true
}

export type RangePredicate = { by: 'range'; field: FieldName; from: number; to: number }

/** Any of the stations is so near on foot; the columns of the second and third are looked at too. */
export type NearStationsPredicate = {
  by: 'near_stations'
  field: 'near_station_1'
  stations: readonly number[]
  minutes: MetroMinutes
}

/** All terms must match, or the row has this id. */
export type TermsPredicate = {
  by: 'terms'
  field: 'text'
  terms: readonly SearchTerm[]
  id: number | undefined
}

export type SearchTerm = {
  part: string
  /** The part begins a word, and no digit follows: 4 is 4 and 4a, not 14 nor 40. */
  isHouse?: boolean
  realEstateTypes: readonly number[]
  dealTypes: readonly number[]
}

/** Excluded ids are left out even if they meet the predicates. */
export type RowFilter = { predicates: readonly Predicate[]; excludedIds: readonly number[] }
