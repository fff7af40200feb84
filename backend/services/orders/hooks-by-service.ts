import type { ServiceKey } from '~contract/services'
import { appraisalHooks } from '../appraisals/hooks'
import { measuringHooks } from '../measuring/hooks'
import { registryVisitHooks } from '../public-registry/hooks'
import type { ServiceHooks } from '../service-hooks'

const HOOKS_BY_SERVICE: Partial<Record<ServiceKey, ServiceHooks>> = {
  'rate-service': appraisalHooks,
  'measure-service': measuringHooks,
  'public-registry-service': registryVisitHooks,
}

export function getServiceHooks(service: string): ServiceHooks {
  return HOOKS_BY_SERVICE[service as ServiceKey] ?? {}
}
