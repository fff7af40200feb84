import type { FieldValues, OrderFieldError } from '../order/field-validation'

/** The form that pays a difference, as it came back to whoever sent it. */
export interface DifferenceFormResult {
  intent: 'difference'
  values: FieldValues
  fieldErrors: OrderFieldError[]
  failure?: 'not_enough_balance'
}
