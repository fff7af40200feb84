import type { Db } from '~backend/platform/db/pool'
import type { ServiceTypeRow } from './catalogue'
import type { OrderForm } from './orders/form'

export type NewOrder = { id: number; userId: number; type: ServiceTypeRow; form: OrderForm }

export type ServiceHooks = {
  /**
   * Replaces the package price.
   * @returns the price in tetri
   * @throws ApiError 422 if the order is not possible
   */
  calculatePrice?(db: Db, type: ServiceTypeRow, form: OrderForm): Promise<number>
  onOrdered?(transaction: Db, order: NewOrder): Promise<void>
  /**
   * Runs before the payer goes to the bank.
   * @throws CannotFulfil
   */
  onPaying?(transaction: Db, orderId: number): Promise<void>
  /** @throws CannotFulfil */
  onPaid?(transaction: Db, orderId: number): Promise<void>
  onCancelled?(transaction: Db, orderId: number): Promise<void>
}
