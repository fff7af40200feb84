import type { FieldName } from './fields'

export type Predicate =
  | IdsPredicate
  | RangePredicate
  | { by: 'flags'; field: 'flags'; mask: number }
  | { by: 'parameters'; field: 'parameters'; low: number; high: number }
  | TermsPredicate

export type IdsPredicate = {
  by: 'ids'
  field: FieldName
  ids: readonly number[]
  /** Facet counts ignore what is chosen of a facet, but never the places that a typed text names. */
  fromText?: true
}

export type RangePredicate = { by: 'range'; field: FieldName; from: number; to: number }

/** All terms must match, or the row has this id. */
export type TermsPredicate = {
  by: 'terms'
  field: 'text'
  terms: readonly SearchTerm[]
  id: number | undefined
}

export type SearchTerm = {
  part: string
  realEstateTypes: readonly number[]
  dealTypes: readonly number[]
}
