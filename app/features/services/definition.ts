import type { SearchFilters } from '~/features/search-filters'
import type { IconName } from '~/ui/icons'
import type serviceLandings from '../../../locales/ka/service-landings.json'
import type words from '../../../locales/ka/services.json'

/** A service in our words. */
export type ServiceName = keyof (typeof words)['names']

/** One that has a page of its own: its words are `service-landings.{name}`. */
export type LandingName = keyof typeof serviceLandings

/** A question of an order: its words are `services.fields.{name}`. */
export type OrderFieldName = keyof (typeof words)['fields']

export interface OrderField {
  /** As the contract names it. What an account knows by that name is filled in. */
  name: OrderFieldName
  kind:
    | 'line'
    | 'text'
    | 'phone'
    | 'email'
    | 'personal_number'
    | 'registered_number'
    | 'area'
    | 'day'
    | 'choice'
  isRequired?: boolean
  /** Of a choice: their words are `services.options.{option}`. The first one is taken until another is. */
  options?: readonly (keyof (typeof words)['options'])[]
}

/** A part of a step: which package, for which statements, or fields to fill in. */
export type StepPart =
  | { kind: 'packages' }
  | {
      kind: 'statements'
      /** Several may be chosen. */
      many?: boolean
      /** What is asked instead when it is for a place that is not offered here; then nobody has to have a statement. */
      place?: readonly OrderField[]
    }
  | { kind: 'fields'; fields: readonly OrderField[] }
  /** A number that a code proves to be the orderer's. */
  | { kind: 'phone' }
  /** Who values, if anybody in particular. */
  | { kind: 'raters' }
  /** What the public register is visited for, and where and when. */
  | { kind: 'reason' }
  | { kind: 'slot' }
  /** Something to know before going on: its words are `services.notices.{name}`. */
  | { kind: 'notice'; name: keyof (typeof words)['notices'] }

export interface OrderStep {
  /** Its words are `services.steps.{name}`. */
  name: keyof (typeof words)['steps']
  parts: readonly StepPart[]
  /** What the upstream is told as soon as the step is filled in, before anybody pays. */
  submitsEarly?: 'rate_request' | 'rate_type'
}

/** Everything that tells one service from another. */
export interface ServiceDefinition {
  /** The specification's number of it. */
  id: number
  name: ServiceName
  icon: IconName
  /** Its packages: `GET services/types/{key}`. */
  packagesKey: string
  /** The call that begins an order: `v3/payments/init-{call}-order`. */
  orderCall: string
  /** Paths without a language. */
  landingPath?: string
  /** Where anybody orders it; a service without it is ordered in the account alone. */
  publicOrderPath?: string
  accountOrderPath: string
  /** In the order they are asked; paying is always the last and is not named. */
  steps: readonly OrderStep[]
  /** A search whose first results show what the service gives. */
  examples?: Partial<SearchFilters>
  /** Services that go well with it. */
  relatedServices?: readonly ServiceName[]
}

/** Who orders, and how they are reached: the same of every visit to a place. */
export const CONTACT_FIELDS: readonly OrderField[] = [
  { name: 'name', kind: 'line', isRequired: true },
  { name: 'phone_number', kind: 'phone', isRequired: true },
  { name: 'comment', kind: 'text' },
]

/** A place that is told by hand. */
export const PLACE_FIELDS: readonly OrderField[] = [
  { name: 'city', kind: 'line', isRequired: true },
  { name: 'address', kind: 'line', isRequired: true },
  { name: 'area', kind: 'area', isRequired: true },
]
