import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import type { LifecycleStatus } from '../statement-row'

/** The states that an owner's statements are listed by; what was deleted is gone. */
export const LISTED_STATUSES = [
  'active',
  'expired',
  'hidden',
  'inactive',
] as const satisfies readonly LifecycleStatus[]
export type ListedStatus = (typeof LISTED_STATUSES)[number]

/** Which of their own statements somebody asks for. */
export type OwnFilter = {
  ids: number[]
  status: ListedStatus | undefined
  /** A number, or a part of an address. */
  text: string | undefined
  dealTypes: number[]
  realEstateTypes: number[]
}

export function parseOwnFilter(query: QueryParams): OwnFilter {
  const status = getText(query, 'status')
  return {
    ids: getIds(query, 'ids'),
    status: LISTED_STATUSES.find((life) => life === status),
    text: getText(query, 'q')?.slice(0, 255).toLowerCase().replace(/^№\s*/, ''),
    dealTypes: getIds(query, 'deal_types'),
    realEstateTypes: getIds(query, 'real_estate_types'),
  }
}
