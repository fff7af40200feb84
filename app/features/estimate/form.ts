import type words from '../../../locales/ka/estimate.json'
import type { EstimateField } from './draft'

/** The specification's bounds, m². */
export const MIN_AREA = 35
export const MIN_BALCONY_AREA = 1
/** Shorter names of streets are neither searched for nor added. */
export const MIN_STREET_NAME_LENGTH = 4
/** What the shown range is made of. */
export const PRICE_RANGE_FACTORS = { low: 0.94, high: 1.06 }

/** What is wrong with a field, in the words of the namespace `estimate`. */
export interface EstimateFieldError {
  field: EstimateField | 'marker'
  error: keyof (typeof words)['field_errors']
  bound?: number
}

/** Wrong is said of these, so each has a name. */
export type LabelledField = keyof (typeof words)['fields']
