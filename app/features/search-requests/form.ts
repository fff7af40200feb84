import type { SubmissionFailure } from '~/forms/submission-failure'
import type searchRequests from '~locales/ka/search-requests.json'

/** Without a language. */
export const SEARCH_REQUEST_PATH = '/gvitxari-ras-edzeb'

/** Keys of the field errors in the namespace `search-requests`. */
export type FieldErrorKey = keyof (typeof searchRequests)['field_errors']

/** A submission that was not accepted, with the values as typed. */
export interface RejectedSearchRequest {
  values: Record<string, string>
  rooms: string[]
  fieldErrors: { field: string; error: FieldErrorKey }[]
  /** The reason when no field is at fault. */
  failure?: SubmissionFailure | undefined
}

/** Deal ids with their message keys, named from the seeker's side. */
export const requestedDeals = { 1: 'buy', 2: 'rent', 7: 'daily', 3: 'pledge', 10: 'lease' } as const
export type RequestedDeal = (typeof requestedDeals)[keyof typeof requestedDeals]

export function findRequestedDeal(id: number): RequestedDeal | undefined {
  return (requestedDeals as Partial<Record<number, RequestedDeal>>)[id]
}
