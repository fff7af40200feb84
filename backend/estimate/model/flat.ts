import type { Point } from '~backend/locations/distance'
import type { ApartmentType, Condition, Status, YearRange } from '../building-terms'

/** What an estimate is made from. Areas are m²; what is not known is null and changes nothing. */
export interface Flat {
  /** Key of a sector. */
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

/** A flat that is offered. */
export interface FlatForSale extends Flat {
  id: number
  /** Asked for it in all, USD. */
  price: number
  /** Since it was last put up, days. */
  ageDays: number
}

/** Beyond these an offer is misfiled (a rent, a price per m², a whole building), and teaches nothing. */
const PLAUSIBLE_BOUNDS = { area: [15, 600], price: [5_000, 10_000_000], perMetre: [200, 12_000] } as const

/** Whether an offer may be learned from. */
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
