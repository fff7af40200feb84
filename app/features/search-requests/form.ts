import type { SubmissionFailure } from '~/forms/submission-failure'
import type searchRequests from '~locales/ka/search-requests.json'

/** Without a language. */
export const SEARCH_REQUEST_PATH = '/gvitxari-ras-edzeb'

/** What is wrong with a field, in the words of the namespace `search-requests`. */
export type FieldErrorKey = keyof (typeof searchRequests)['field_errors']

/** A wish that came back to whoever sent it. */
export interface RejectedSearchRequest {
  /** As typed. */
  values: Record<string, string>
  rooms: string[]
  fieldErrors: { field: string; error: FieldErrorKey }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: SubmissionFailure | undefined
}

/** The deals that are sought, by their ids, with the words of whoever seeks. */
export const requestedDeals = { 1: 'buy', 2: 'rent', 7: 'daily', 3: 'pledge', 10: 'lease' } as const
export type RequestedDeal = (typeof requestedDeals)[keyof typeof requestedDeals]

export function findRequestedDeal(id: number): RequestedDeal | undefined {
  return (requestedDeals as Partial<Record<number, RequestedDeal>>)[id]
}
