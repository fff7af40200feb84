import type { FieldValues, OrderFieldError } from '../order/field-validation'

export interface DifferenceFormResult {
  intent: 'difference'
  values: FieldValues
  fieldErrors: OrderFieldError[]
  failure?: 'not_enough_balance'
}
