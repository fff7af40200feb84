import type { ServiceDefinition, ServiceName } from '../definition'
import { boost } from './boost'
import { legal } from './legal'
import { measure } from './measure'
import { photo } from './photo'
import { rate } from './rate'
import { registry } from './registry'
import { tour } from './tour'
import { vip } from './vip'

/** Every service that has its pages, in the order they are named to people. */
export const definitions: readonly ServiceDefinition[] = [
  vip,
  boost,
  tour,
  photo,
  rate,
  measure,
  legal,
  registry,
]

/** A service by the key of the contract. */
export function definitionOf(key: string): ServiceDefinition | undefined {
  return definitions.find((one) => one.key === key)
}

/** Services by our names; one that has no pages is left out. */
export function definitionsOf(names: readonly ServiceName[]): ServiceDefinition[] {
  return names.flatMap((name) => definitions.find((one) => one.name === name) ?? [])
}

/** The service that a page is about, and which of its pages it is; the path is without a language. */
export function servicePageAt(path: string) {
  const here = path.toLowerCase().replace(/\/+$/, '')
  const is = (one: string | undefined) => one?.toLowerCase() === here
  for (const definition of definitions) {
    const { landing, view, accountView } = definition
    if (is(landing)) return { definition, page: 'landing' as const, path: landing as string }
    if (is(view)) return { definition, page: 'view' as const, path: view as string }
    if (is(accountView)) return { definition, page: 'accountView' as const, path: accountView }
  }
  return undefined
}
