import type { Point } from '~backend/platform/distance'
import type { ApartmentType, Condition, Status, YearRange } from '~contract/estimate'

export interface Flat {
  sector: string
  status: Status
  condition: Condition
  apartmentType: ApartmentType | null
  yearRange: YearRange | null
  area: number
  floor: number
  totalFloors: number
  rooms: number | null
  balconyArea: number | null
  hasElevator: boolean | null
  point: Point | null
}

export interface FlatForSale extends Flat {
  id: number
  price: number
  /** Days since the last renewal. */
  ageDays: number
}

/** Bounds of plausible flats. Others are misfiled (rent, price per m², whole building) and not trained on. */
const PLAUSIBLE_BOUNDS = { area: [15, 600], price: [5_000, 10_000_000], perMetre: [200, 12_000] } as const

export function isPlausible({ area, price }: FlatForSale): boolean {
  return (
    isWithin(PLAUSIBLE_BOUNDS.area, area) &&
    isWithin(PLAUSIBLE_BOUNDS.price, price) &&
    isWithin(PLAUSIBLE_BOUNDS.perMetre, price / area)
  )
}

function isWithin([min, max]: readonly [number, number], value: number): boolean {
  return value >= min && value <= max
}
