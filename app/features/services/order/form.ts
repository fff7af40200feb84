import type { FieldValues, OrderFieldError } from './field-validation'

/** Keys of `services.form_errors`. */
export type OrderFailure = 'not_enough_balance' | 'changed' | 'sent' | 'statements_gone'

export interface OrderFormResult {
  intent: 'order'
  step: number
  values: FieldValues
  fieldErrors: OrderFieldError[]
  failure?: OrderFailure
  code?: { phone: string; againAt: number } | undefined
}
