import type { ServiceDefinition, ServiceName } from '../definition'
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
  return serviceDefinitions.find((one) => one.packagesKey === key)
}

/** Names without pages are left out. */
export function listServicesByName(names: readonly ServiceName[]): ServiceDefinition[] {
  return names.flatMap((name) => serviceDefinitions.find((one) => one.name === name) ?? [])
}

export function findServicePage(path: string) {
  const currentPath = path.toLowerCase().replace(/\/+$/, '')
  const isCurrent = (one: string | undefined) => one?.toLowerCase() === currentPath
  for (const definition of serviceDefinitions) {
    const { landingPath: landing, publicOrderPath: view, accountOrderPath: accountView } = definition
    if (isCurrent(landing)) return { definition, page: 'landing' as const, path: landing as string }
    if (isCurrent(view)) return { definition, page: 'view' as const, path: view as string }
    if (isCurrent(accountView)) return { definition, page: 'accountView' as const, path: accountView }
  }
  return undefined
}
