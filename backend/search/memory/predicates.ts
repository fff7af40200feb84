import type { FieldName } from './fields'

/** One condition that a row must meet. */
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

/** Both ends are included. */
export type RangePredicate = { by: 'range'; field: FieldName; from: number; to: number }

/** Every term must be met, or the row must be the statement of this id. */
export type TermsPredicate = {
  by: 'terms'
  field: 'text'
  terms: readonly SearchTerm[]
  id: number | undefined
}

/** One word that was typed, and everything that satisfies it. */
export type SearchTerm = {
  /** Part of a word of the statement's text. */
  part: string
  /** Real estate and deal types that the word names. */
  realEstateTypes: readonly number[]
  dealTypes: readonly number[]
}
