import type { Locale } from '~backend/platform/localized-text'
import type { SearchParameters } from './search-parameters'

export type Nearness = 'metro' | 'sea'

/** Unit of a number. People are guests only in a text about daily rent: a flat for four people may be any. */
export type QuantityUnit = 'rooms' | 'bedrooms' | 'floor' | 'guests' | 'people'

/** Meaning of a word that is not a place. */
export type WordMeaning =
  | { is: 'ids'; parameter: 'deal_types' | 'real_estate_types' | 'statuses' | 'conditions'; ids: number[] }
  | { is: 'rooms_of_flat'; rooms: number }
  | { is: 'owner' }
  /** Nearness to any station or to the sea, unless the text names a station or a place. */
  | { is: 'nearness'; to: Nearness }
  | { is: 'cheapness' }
  /** Part of a place's name. */
  | { is: 'name' }
  | { is: 'unit'; of: QuantityUnit }
  | { is: 'area'; squareMeters: number }
  | { is: 'currency'; id: number }
  | { is: 'times'; factor: number; orRooms?: true }
  | { is: 'number'; value: number }
  | { is: 'bound'; end: 'from' | 'to'; after?: true; isBetween?: true }
  | { is: 'amenity'; parameters: SearchParameters }
  | { is: 'negation'; after?: true }
  | { is: 'per' | 'filler' }

/** Words of a meaning by language. */
export type MeaningWords = readonly [meaning: WordMeaning, words: Readonly<Record<Locale, string>>]
