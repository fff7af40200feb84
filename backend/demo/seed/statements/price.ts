import type { Random } from '../../random'
import { randomSpread } from '../../weighted-choice'
import type { Building } from './building-state'
import type { Dimensions } from './dimensions'
import type { Deal, Kind } from './kind'
import type { Location } from './location'
import { UPLIFT } from './price-levels'

/** Exchange rate of the first migration. */
const GEL_PER_USD = 2.7

export interface Price {
  /**
   * Whole units: total for sales and pledges, per month for rent, per night for daily rent; null: negotiable.
   */
  price: number | null
  currencyId: 1 | 2
  /** 1 negotiable, 2 from, 3 exact. */
  priceTypeId: 1 | 2 | 3
}

export function createPrice(
  random: Random,
  kind: Kind,
  deal: Deal,
  place: Location,
  building: Building,
  measures: Dimensions,
  developer: boolean,
): Price {
  const value = estimateValue(random, kind, place, building, measures)
  // A hotel rents out rooms, not itself.
  const sold = kind === 'hotel' && deal === 'daily' ? (value * 1.6) / (measures.bedrooms ?? 1) : value
  const usd = sold * getDealShare(random, kind, deal)
  const currencyId = random.chance(deal === 'rent' || deal === 'daily' ? 0.4 : 0.24) ? 1 : 2
  const price = roundPrice(currencyId === 1 ? usd * GEL_PER_USD : usd)
  const roll = random.next()
  if (roll < 0.06) return { price: null, currencyId, priceTypeId: 1 }
  return { price, currencyId, priceTypeId: roll < (developer ? 0.3 : 0.085) ? 2 : 3 }
}

function estimateValue(
  random: Random,
  kind: Kind,
  { level, profile }: Location,
  { priceFactor: factor, totalFloors }: Building,
  { area, areaTypeId, floor, yardArea, bedrooms }: Dimensions,
) {
  const metre = level * UPLIFT * factor
  switch (kind) {
    case 'flat':
      return (
        area *
        metre *
        (area / 65) ** -0.07 *
        getFloorFactor(floor, totalFloors) *
        Math.exp(0.11 * randomSpread(random))
      )
    case 'house':
      return (area * metre * 0.62 + (yardArea ?? 0) * level * 0.045) * Math.exp(0.2 * randomSpread(random))
    case 'cottage':
      return (area * metre * 0.48 + (yardArea ?? 0) * level * 0.018) * Math.exp(0.22 * randomSpread(random))
    case 'land': {
      const squareMetres = areaTypeId === 2 ? area * 10_000 : area
      return (
        squareMetres *
        level *
        UPLIFT *
        factor *
        (profile === 'village' ? 0.055 : 0.12) *
        (squareMetres / 600) ** -0.35 *
        Math.exp(0.28 * randomSpread(random))
      )
    }
    case 'commercial':
      return area * metre * 1.25 * (area / 90) ** -0.1 * Math.exp(0.22 * randomSpread(random))
    case 'hotel':
      return (area * metre * 0.95 + (bedrooms ?? 0) * 4_000) * Math.exp(0.15 * randomSpread(random))
  }
}

function getFloorFactor(floor: number | null, totalFloors: number | null) {
  if (floor === null || totalFloors === null || totalFloors < 3) return 1
  if (floor === 1) return 0.93
  if (floor === totalFloors) return 0.96
  return 1 + Math.min(0.04, floor * 0.004)
}

function getDealShare(random: Random, kind: Kind, deal: Deal) {
  const monthly = random.between(0.0055, 0.0075) * (kind === 'commercial' ? 1.15 : kind === 'flat' ? 1 : 0.75)
  switch (deal) {
    case 'sale':
      return 1
    case 'rent':
      return monthly
    case 'daily':
      return (monthly / 30) * random.between(2.2, 3.4)
    case 'pledge':
      return random.between(0.4, 0.6)
    case 'lease':
      return random.between(0.003, 0.005)
  }
}

/** Rounds to steps of one to two per cent, as sellers do. */
function roundPrice(price: number) {
  const step =
    price < 100
      ? 5
      : price < 1_000
        ? 10
        : price < 5_000
          ? 50
          : price < 30_000
            ? 250
            : price < 150_000
              ? 500
              : price < 500_000
                ? 1_000
                : 5_000
  return Math.max(10, Math.round(price / step) * step)
}
