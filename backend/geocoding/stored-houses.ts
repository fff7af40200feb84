import type { LocalizedText } from '~backend/platform/localized-text'

/** City ids of the towns whose house numbers are known. */
export const HOUSE_CITIES = { tbilisi: 1, batumi: 15, kutaisi: 96, rustavi: 73 } as const
export type HouseCity = keyof typeof HOUSE_CITIES

export interface StoredStreet {
  name: LocalizedText
  /** House numbers in order. */
  houses: string[]
  /**
   * Points, longitude first, in 0.00001 degrees. The first is absolute, the others are differences to the
   * previous one.
   */
  points: number[]
  /** Digits 1 or 0 for each house: 1 if the map has its outline. */
  outlined: string
}
