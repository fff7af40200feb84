import type { FieldValues, OrderFieldError } from './field-validation'

/** Why an order that is filled in was not paid, in the words of `services.form_errors`. */
export type OrderFailure = 'not_enough_balance' | 'changed' | 'sent' | 'statements_gone'

/** A step that came back to whoever sent it. */
export interface OrderFormResult {
  intent: 'order'
  step: number
  /** As typed. */
  values: FieldValues
  fieldErrors: OrderFieldError[]
  failure?: OrderFailure
  /** A code that is on its way since. */
  code?: { phone: string; againAt: number } | undefined
}
