import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'

export const KIND_IDS = { flat: 1, house: 2, cottage: 3, land: 4, commercial: 5, hotel: 6 } as const
export type Kind = keyof typeof KIND_IDS

export const DEAL_IDS = { sale: 1, rent: 2, pledge: 3, daily: 7, lease: 10 } as const
export type Deal = keyof typeof DEAL_IDS

const KIND_WEIGHTS: readonly (readonly [Kind, number])[] = [
  ['flat', 70],
  ['house', 9],
  ['cottage', 4],
  ['land', 8],
  ['commercial', 7.5],
  ['hotel', 1.5],
]

const DEAL_WEIGHTS: Readonly<Record<Kind, readonly (readonly [Deal, number])[]>> = {
  flat: [
    ['sale', 62],
    ['rent', 25],
    ['daily', 7],
    ['pledge', 6],
  ],
  house: [
    ['sale', 78],
    ['rent', 12],
    ['daily', 6],
    ['pledge', 4],
  ],
  cottage: [
    ['sale', 68],
    ['daily', 20],
    ['rent', 8],
    ['pledge', 4],
  ],
  land: [
    ['sale', 87],
    ['lease', 8],
    ['rent', 3],
    ['pledge', 2],
  ],
  commercial: [
    ['sale', 44],
    ['rent', 52],
    ['pledge', 4],
  ],
  hotel: [
    ['sale', 52],
    ['rent', 22],
    ['daily', 20],
    ['pledge', 6],
  ],
}

export function pickKindAndDeal(random: Random): { kind: Kind; deal: Deal } {
  const kind = pickWeighted(random, KIND_WEIGHTS)
  return { kind, deal: pickWeighted(random, DEAL_WEIGHTS[kind]) }
}

/** Unfinished homes are not rented out. */
export const isRental = (deal: Deal) => deal !== 'sale'
