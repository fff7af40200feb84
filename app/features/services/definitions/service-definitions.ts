import { hasLanding, type ServiceDefinition, type ServiceName } from '../definition'
import { appraisal } from './appraisal'
import { boost } from './boost'
import { legalCheck } from './legal-check'
import { measurement } from './measurement'
import { photo } from './photo'
import { registryVisit } from './registry-visit'
import { tour } from './tour'
import { vip } from './vip'

export const serviceDefinitions: readonly ServiceDefinition[] = [
  vip,
  boost,
  tour,
  photo,
  appraisal,
  measurement,
  legalCheck,
  registryVisit,
]

export function findServiceByKey(key: string): ServiceDefinition | undefined {
  return serviceDefinitions.find((one) => one.key === key)
}

/** Returns services by name, except those without pages. */
export function listServicesByName(names: readonly ServiceName[]): ServiceDefinition[] {
  return names.flatMap((name) => serviceDefinitions.find((one) => one.name === name) ?? [])
}

export function findServicePage(path: string) {
  const currentPath = path.toLowerCase().replace(/\/+$/, '')
  const isCurrent = (servicePath: string) => servicePath.toLowerCase() === currentPath
  for (const definition of serviceDefinitions) {
    const { publicOrderPath, accountOrderPath } = definition
    if (hasLanding(definition) && isCurrent(definition.landingPath))
      return { definition, page: 'landing' as const, path: definition.landingPath }
    if (publicOrderPath && isCurrent(publicOrderPath))
      return { definition, page: 'publicOrder' as const, path: publicOrderPath }
    if (isCurrent(accountOrderPath))
      return { definition, page: 'accountOrder' as const, path: accountOrderPath }
  }
  return undefined
}
