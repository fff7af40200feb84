import { defineForm } from '~/forms/define-form'
import { searchRequestFields } from '~contract/forms/search-requests'

/** Path without a language. */
export const SEARCH_REQUEST_PATH = '/gvitxari-ras-edzeb'

export const searchRequestForm = defineForm({
  id: 'search-request',
  intent: 'send',
  oneTime: true,
  draft: 'search-request',
  phoneProof: 'visitor',
  schema: searchRequestFields,
})

/** Deal ids with their message keys, from the searcher's point of view. */
const requestedDeals = { 1: 'buy', 2: 'rent', 7: 'daily', 3: 'pledge', 10: 'lease' } as const
export type RequestedDeal = (typeof requestedDeals)[keyof typeof requestedDeals]

export function findRequestedDeal(id: number): RequestedDeal | undefined {
  return (requestedDeals as Partial<Record<number, RequestedDeal>>)[id]
}
