import type { FieldName } from './fields'

/** One condition that a row must meet. */
export type Predicate =
  /** `fromText`: ids that a typed text names. Facet counts ignore what is chosen of a facet, but never what a text says. */
  | { by: 'ids'; field: FieldName; ids: readonly number[]; fromText?: true }
  | { by: 'range'; field: FieldName; from: number; to: number }
  | { by: 'flags'; field: 'flags'; mask: number }
  | { by: 'parameters'; field: 'parameters'; low: number; high: number }
  | TermsPredicate

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
