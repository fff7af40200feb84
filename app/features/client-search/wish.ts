import type seek from '../../../locales/ka/seek.json'
import type { ActFailure } from '../../http/act-failure'

/** Without a language. */
export const PATH = '/gvitxari-ras-edzeb'

/** What is wrong with a field, in the words of the namespace `seek`. */
export type WishMistake = keyof (typeof seek)['mistakes']

/** A wish that came back to whoever sent it. */
export interface ReturnedWish {
  /** As typed. */
  values: Record<string, string>
  rooms: string[]
  mistakes: { field: string; mistake: WishMistake }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: ActFailure | undefined
}

export const LONGEST_COMMENT = 1_000

/** The deals that are sought, by their ids, with the words of whoever seeks. */
export const soughtDeals = { 1: 'buy', 2: 'rent', 7: 'daily', 3: 'pledge', 10: 'lease' } as const
export type SoughtDeal = (typeof soughtDeals)[keyof typeof soughtDeals]

export function soughtDeal(id: number): SoughtDeal | undefined {
  return (soughtDeals as Partial<Record<number, SoughtDeal>>)[id]
}
