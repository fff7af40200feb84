import type { Db } from '../../db/pool'
import type { ServiceTypeRow } from '../catalogue'
import { measuring } from '../measuring/particulars'
import { registryVisit } from '../registry/particulars'
import { valuation } from '../valuation/particulars'
import type { OrderForm, ServiceKey } from './form'

export type NewOrder = { id: number; userId: number; type: ServiceTypeRow; form: OrderForm }

/** What a service does besides what all of them do, each within the transaction of what happens. */
export type Particulars = {
  /** Other than that of the package. @throws ApiError 422 for what cannot be ordered */
  price?(db: Db, type: ServiceTypeRow, form: OrderForm): Promise<number>
  ordered?(transaction: Db, order: NewOrder): Promise<void>
  /** Its payer goes to the bank. @throws CannotHandOver */
  paying?(transaction: Db, orderId: number): Promise<void>
  /** @throws CannotHandOver */
  paid?(transaction: Db, orderId: number): Promise<void>
  calledOff?(transaction: Db, orderId: number): Promise<void>
}

const PARTICULARS: Partial<Record<ServiceKey, Particulars>> = {
  'rate-service': valuation,
  'measure-service': measuring,
  'public-registry-service': registryVisit,
}

export function particularsOf(service: string): Particulars {
  return PARTICULARS[service as ServiceKey] ?? {}
}
