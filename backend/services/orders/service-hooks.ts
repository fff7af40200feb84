import type { Db } from '~backend/platform/db/pool'
import type { ServiceKey } from '~contract/services'
import { appraisalHooks } from '../appraisals/hooks'
import type { ServiceTypeRow } from '../catalogue'
import { measuringHooks } from '../measuring/hooks'
import { registryVisitHooks } from '../public-registry/hooks'
import type { OrderForm } from './form'

export type NewOrder = { id: number; userId: number; type: ServiceTypeRow; form: OrderForm }

export type ServiceHooks = {
  /**
   * Replaces the package price.
   * @throws ApiError 422 when it cannot be ordered
   */
  calculatePrice?(db: Db, type: ServiceTypeRow, form: OrderForm): Promise<number>
  onOrdered?(transaction: Db, order: NewOrder): Promise<void>
  /**
   * Before the payer goes to the bank.
   * @throws CannotFulfil
   */
  onPaying?(transaction: Db, orderId: number): Promise<void>
  /** @throws CannotFulfil */
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
