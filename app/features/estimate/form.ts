import type words from '~locales/ka/estimate.json'
import type { EstimateField } from './draft'

/** The specification's bounds, m². */
export const MIN_BALCONY_AREA = 1
/** Minimum length for search and adding. */
export const MIN_STREET_NAME_LENGTH = 4
/** Factors of the shown price range. */
export const PRICE_RANGE_FACTORS = { low: 0.94, high: 1.06 }

export interface EstimateFieldError {
  field: EstimateField | 'marker'
  error: keyof (typeof words)['field_errors']
  bound?: number
}

export type LabelledField = keyof (typeof words)['fields']
