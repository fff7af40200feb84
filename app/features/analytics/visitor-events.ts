import type { DataLayerEvent } from '~/session/data-layer.server'

/** The specification's three: an account without one of the first two is an owner's. */
const USER_TYPES: Readonly<Record<string, string>> = {
  broker: 'Realtor',
  agent: 'Realtor',
  developer: 'Developer',
}

interface PageViewFacts {
  language: string
  /** What prices are shown in. */
  currency: string | undefined
  /** Whoever is signed in. */
  user: { role: string | undefined } | undefined
}

/** A page is shown. */
export function pageViewEvent({ language, currency, user }: PageViewFacts): DataLayerEvent {
  return {
    event: 'page_view',
    language,
    signed_in: user !== undefined,
    ...(currency && { shown_currency: currency }),
    ...(user && { user_type: USER_TYPES[user.role ?? ''] ?? 'Owner' }),
  }
}

/** Somebody has signed in. */
export const loginEvent: DataLayerEvent = { event: 'login' }

/** Statements are kept as favourites. */
export function addToWishlistEvent(statementIds: readonly number[]): DataLayerEvent {
  return {
    event: 'add_to_wishlist',
    ecommerce: { items: statementIds.map((id) => ({ item_id: String(id), quantity: 1 })) },
  }
}

/** What somebody has sent so that they are answered. */
export type LeadSource =
  | 'call_request'
  | 'company'
  | 'contact'
  | 'message'
  | 'mortgage'
  | 'valuation'
  | 'wish'

/** Somebody wants to be answered. @param facts numbers of what it is about */
export function leadEvent(
  source: LeadSource,
  facts: Readonly<Record<string, number | string>> = {},
): DataLayerEvent {
  return { event: 'generate_lead', lead_source: source, ...facts }
}

/** A phone number was asked for. @param subject whose, by kind and number: `broker/12` */
export function phoneShownEvent(subject: string): DataLayerEvent {
  const [kind, id] = subject.split('/')
  return { event: 'phone_shown', phone_of: kind, item_id: id }
}
