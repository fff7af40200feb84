import type { DataLayerEvent } from '~/session/data-layer.server'

/** User types of the specification; any other account is an owner. */
const USER_TYPES: Readonly<Record<string, string>> = {
  broker: 'Realtor',
  agent: 'Realtor',
  developer: 'Developer',
}

interface PageViewFacts {
  language: string
  currency: string | undefined
  user: { role: string | undefined } | undefined
}

export function pageViewEvent({ language, currency, user }: PageViewFacts): DataLayerEvent {
  return {
    event: 'page_view',
    language,
    signed_in: user !== undefined,
    ...(currency && { shown_currency: currency }),
    ...(user && { user_type: USER_TYPES[user.role ?? ''] ?? 'Owner' }),
  }
}

export const loginEvent: DataLayerEvent = { event: 'login' }

export function addToWishlistEvent(statementIds: readonly number[]): DataLayerEvent {
  return {
    event: 'add_to_wishlist',
    ecommerce: { items: statementIds.map((id) => ({ item_id: String(id), quantity: 1 })) },
  }
}

/** Sources of leads, used as keys of operators' reports. */
export type LeadSource =
  | 'appraisal'
  | 'call_request'
  | 'company'
  | 'contact'
  | 'message'
  | 'mortgage'
  | 'search_request'

/** @param facts ids of the lead's subject */
export function leadEvent(
  source: LeadSource,
  facts: Readonly<Record<string, number | string>> = {},
): DataLayerEvent {
  return { event: 'generate_lead', lead_source: source, ...facts }
}

/** @param subject kind and id of the owner: `broker/12` */
export function phoneShownEvent(subject: string): DataLayerEvent {
  const [kind, id] = subject.split('/')
  return { event: 'phone_shown', phone_of: kind, item_id: id }
}
