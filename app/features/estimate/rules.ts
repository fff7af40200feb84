import type words from '../../../locales/ka/estimate.json'
import type { DraftField } from './draft'

/** The specification's bounds, m². */
export const LEAST_AREA = 35
export const LEAST_BALCONY = 1
/** Shorter names of streets are neither searched for nor added. */
export const LEAST_LETTERS = 4
/** What the shown range is made of. */
export const RANGE = { low: 0.94, high: 1.06 }

/** What is wrong with a field, in the words of the namespace `estimate`. */
export interface Mistake {
  field: DraftField | 'marker'
  mistake: keyof (typeof words)['mistakes']
  bound?: number
}

/** Wrong is said of these, so each has a name. */
export type NamedField = keyof (typeof words)['fields']
