import type { Db } from '~backend/platform/db/pool'
import { appraisalHooks } from '../appraisals/hooks'
import type { ServiceTypeRow } from '../catalogue'
import { measuringHooks } from '../measuring/hooks'
import { registryVisitHooks } from '../public-registry/hooks'
import type { OrderForm, ServiceKey } from './form'

export type NewOrder = { id: number; userId: number; type: ServiceTypeRow; form: OrderForm }

/** What a service does besides what all of them do, each within the transaction of what happens. */
export type ServiceHooks = {
  /** Other than that of the package. @throws ApiError 422 for what cannot be ordered */
  calculatePrice?(db: Db, type: ServiceTypeRow, form: OrderForm): Promise<number>
  onOrdered?(transaction: Db, order: NewOrder): Promise<void>
  /** Its payer goes to the bank. @throws CannotHandOver */
  onPaying?(transaction: Db, orderId: number): Promise<void>
  /** @throws CannotHandOver */
  onPaid?(transaction: Db, orderId: number): Promise<void>
  onCancelled?(transaction: Db, orderId: number): Promise<void>
}

const HOOKS_BY_SERVICE: Partial<Record<ServiceKey, ServiceHooks>> = {
  'rate-service': appraisalHooks,
  'measure-service': measuringHooks,
  'public-registry-service': registryVisitHooks,
}

export function getServiceHooks(service: string): ServiceHooks {
  return HOOKS_BY_SERVICE[service as ServiceKey] ?? {}
}
