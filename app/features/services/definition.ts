import type { SearchFilters } from '~/features/search-filters'
import type { IconName } from '~/ui/icons'
import type { OrderFieldRules } from '~contract/forms/order-fields'
import type { ServiceKey } from '~contract/services'
import type serviceLandings from '~locales/ka/service-landings.json'
import type messages from '~locales/ka/services.json'

export type ServiceName = keyof (typeof messages)['names']

/** Service with a landing page; its messages are `service-landings.{name}`. */
export type LandingName = keyof typeof serviceLandings

/** Name of a field; its messages are `services.fields.{name}`. */
export type OrderFieldName = keyof (typeof messages)['fields']

export interface OrderField extends OrderFieldRules {
  /** Name in the contract; known account data is filled in under it. */
  name: OrderFieldName
  /** Options with messages `services.options.{option}`; the first is the default. */
  options?: readonly (keyof (typeof messages)['options'])[]
  /** Condition: an answer in an earlier step. */
  onlyIf?: { field: OrderFieldName; answer: string }
}

/** Part of a step. */
export type StepPart =
  | { kind: 'packages' }
  | {
      kind: 'statements'
      many?: boolean
      /** Fields for a place that is not listed here, so that no statement is needed. */
      place?: readonly OrderField[]
    }
  | { kind: 'fields'; fields: readonly OrderField[] }
  | { kind: 'phone' }
  | { kind: 'raters' }
  /** Reason, place and time of a registry visit. */
  | { kind: 'reason' }
  | { kind: 'slot' }
  /** Notice with messages `services.notices.{name}`. */
  | { kind: 'notice'; name: keyof (typeof messages)['notices'] }

export interface OrderStep {
  /** Name of the step; messages `services.steps.{name}`. */
  name: keyof (typeof messages)['steps']
  parts: readonly StepPart[]
  /** Upstream call made when the step is complete, before payment. */
  submitsEarly?: 'rate_request' | 'rate_type'
}

interface CommonDefinition {
  /** Id from the specification. */
  id: number
  icon: IconName
  key: ServiceKey
  /** Path open to guests; a service without it can be ordered only in the account. */
  publicOrderPath?: string
  accountOrderPath: string
  steps: readonly OrderStep[]
  examples?: Partial<SearchFilters>
  relatedServices?: readonly ServiceName[]
}

/** Service with a landing page, whose messages are in `service-landings.json`. */
export type DefinitionWithLanding = CommonDefinition & { name: LandingName; landingPath: string }
type DefinitionWithoutLanding = CommonDefinition & {
  name: Exclude<ServiceName, LandingName>
  landingPath?: undefined
}
export type ServiceDefinition = DefinitionWithLanding | DefinitionWithoutLanding

export function hasLanding(definition: ServiceDefinition): definition is DefinitionWithLanding {
  return definition.landingPath !== undefined
}

/** Step shared by all visits to a place. */
export const VISIT_STEP: OrderStep = {
  name: 'visit',
  parts: [
    {
      kind: 'fields',
      fields: [
        { name: 'date', kind: 'day' },
        { name: 'name', kind: 'line', isRequired: true },
      ],
    },
    { kind: 'phone' },
    { kind: 'fields', fields: [{ name: 'comment', kind: 'text' }] },
  ],
}

export const PLACE_FIELDS: readonly OrderField[] = [
  { name: 'city', kind: 'city', isRequired: true },
  { name: 'address', kind: 'line', isRequired: true },
  { name: 'area', kind: 'area', isRequired: true },
]
