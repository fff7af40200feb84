import type { FieldMistake, Values } from '../order/fields'

/** The form that pays a difference, as it came back to whoever sent it. */
export interface ReturnedDifference {
  intent: 'difference'
  values: Values
  mistakes: FieldMistake[]
  failure?: 'not_enough_balance'
}
