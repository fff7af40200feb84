import { idsOf, type Query, textOf } from '../../http/query'
import type { Life } from '../row'

/** The states that an owner's statements are listed by; what was deleted is gone. */
export const LISTED = ['active', 'expired', 'hidden', 'inactive'] as const satisfies readonly Life[]
export type Listed = (typeof LISTED)[number]

/** Which of their own statements somebody asks for. */
export type OwnFilter = {
  ids: number[]
  life: Listed | undefined
  /** A number, or a part of an address. */
  text: string | undefined
  dealTypes: number[]
  realEstateTypes: number[]
}

export function ownFilterOf(query: Query): OwnFilter {
  const status = textOf(query, 'status')
  return {
    ids: idsOf(query, 'ids'),
    life: LISTED.find((life) => life === status),
    text: textOf(query, 'q')?.slice(0, 255).toLowerCase().replace(/^№\s*/, ''),
    dealTypes: idsOf(query, 'deal_types'),
    realEstateTypes: idsOf(query, 'real_estate_types'),
  }
}
