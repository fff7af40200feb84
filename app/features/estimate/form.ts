import type words from '~locales/ka/estimate.json'
import type { EstimateField } from './draft'

/** Factors of the shown price range. */
export const PRICE_RANGE_FACTORS = { low: 0.94, high: 1.06 }

export interface EstimateFieldError {
  field: EstimateField | 'marker'
  error: keyof (typeof words)['field_errors']
  bound?: number
}

export type LabelledField = keyof (typeof words)['fields']
