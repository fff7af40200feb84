import type { LocalizedText } from '~backend/platform/localized-text'

/** Towns whose house numbers are known, by the ids of their cities. */
export const HOUSE_CITIES = { tbilisi: 1, batumi: 15, kutaisi: 96, rustavi: 73 } as const
export type HouseCity = keyof typeof HOUSE_CITIES

export interface StoredStreet {
  name: LocalizedText
  /** In the order of the numbers. */
  houses: string[]
  /** The first point is absolute, each later one the difference to the point before; longitude first, in 0.00001 degrees. */
  points: number[]
  /** Of each house 1 where the map has the outline of its building, else 0. */
  outlined: string
}
