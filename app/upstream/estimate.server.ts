import type { z } from 'zod'
import {
  CONDITIONS,
  findTerm,
  MAX_FLOORS,
  REFUSAL_REASONS,
  type RefusalReason,
  STATUSES,
  toApartmentType,
} from '~contract/estimate'
import { findSector } from '~contract/estimate-sectors'
import { FLAT_TYPE_ID, LAND_TYPE_ID } from '~contract/real-estate-types'
import * as wire from '~contract/schemas/estimate'
import { toYearRange } from './estimate-terms'
import type { GeoPoint } from './map.server'
import type { Call } from './upstream-client.server'

/** A flat to be estimated, with our ids and areas in m². */
export interface FlatToEstimate {
  cityId: number
  realEstateTypeId: number
  urbanId: number
  statusId: number
  projectTypeId: number
  conditionId: number
  area: number
  floor: number
  totalFloors: number
  /** The number of rooms, not the room type's id. */
  rooms: number
  balconies: number
  balconyArea: number
  hasElevator: boolean
  place: GeoPoint
}

/** Reasons for a missing estimate; all but the last are known before the upstream is called. */
export const noEstimateReasons = ['not_flat', ...REFUSAL_REASONS] as const
export type NoEstimateReason = 'not_flat' | RefusalReason

const TBILISI_CITY_ID = 1

type FlatOutline = Pick<FlatToEstimate, 'realEstateTypeId' | 'cityId' | 'urbanId' | 'totalFloors'>

/** Returns why the flat cannot be estimated, known without calling the upstream. */
export function findNoEstimateReason(flat: FlatOutline): NoEstimateReason | undefined {
  if (flat.realEstateTypeId === LAND_TYPE_ID) return 'land'
  if (flat.realEstateTypeId !== FLAT_TYPE_ID) return 'not_flat'
  if (flat.cityId !== TBILISI_CITY_ID) return 'not_tbilisi'
  if (!findSector(flat.urbanId)) return 'unknown_sector'
  return flat.totalFloors > MAX_FLOORS ? 'too_many_floors' : undefined
}

function toComparable(row: z.output<typeof wire.Comparable>) {
  return {
    id: row.id,
    uuid: row.uuid ?? undefined,
    total: row.total_price,
    perMetre: row.square_price,
    area: row.area,
    rooms: row.rooms ?? undefined,
    floor: row.floor,
    totalFloors: row.total_floors,
    metresAway: row.distance,
    ageDays: row.age_days,
    /** Added to its price per m² for its differences from the flat. */
    adjustmentPercent: row.adjustment_percent,
    adjustedPerMetre: row.adjusted_square_price,
  }
}

export type Comparable = ReturnType<typeof toComparable>

export function toEstimateBasis(row: z.output<typeof wire.EstimateBasis>) {
  return {
    version: row.model_version,
    learnedAt: row.model_date,
    dataUntil: row.data_date,
    offers: row.offers_count,
    isMadeUp: row.is_made_up,
  }
}

const Explanation = wire.Explanation.transform((row) => ({
  /** Prediction interval, as the share of prices it holds, from held-out errors. */
  range: { ...row.range, percent: row.range_percent },
  /** Baseline price; the estimate is this plus the contributions. */
  ordinary: row.base_price,
  contributions: row.contributions,
  comparablesCount: row.comparables_count,
  comparables: row.comparables.map(toComparable),
  basis: toEstimateBasis(row),
}))

export type Explanation = z.output<typeof Explanation>

export const Estimate = wire.Estimate.transform((row) => ({
  total: row.total_price,
  perMetre: row.square_price,
  currencyId: row.currency_id,
  /** Missing where the upstream does not explain itself, or in a way of its own. */
  explanation: Explanation.safeParse(row).data,
}))

export type Estimate = z.output<typeof Estimate>
export type EstimateResult = { estimate: Estimate } | { reason: NoEstimateReason | undefined }

/** Without a row, or without a price in it, the flat could not be estimated. */
const EstimateResponse = wire.EstimateBody.transform(({ data, reason }): EstimateResult => {
  const estimate = Estimate.safeParse(Array.isArray(data) ? data[0] : undefined)
  return estimate.success ? { estimate: estimate.data } : { reason }
})

/** Estimates a flat for the signed-in user; 401 for guests, 429 over the rate limit. Check `findNoEstimateReason` first. */
export function estimatePrice(flat: FlatToEstimate): Call<EstimateResult> {
  const body = new FormData()
  for (const [name, value] of Object.entries(toWireFields(flat))) body.append(name, String(value))
  return { api: 'main', method: 'POST', path: 'evaluation-predict-price', body, answer: EstimateResponse }
}

function toWireFields(flat: FlatToEstimate) {
  return {
    real_estate_sector: findSector(flat.urbanId) ?? '',
    type_of_apartment: toApartmentType(flat.statusId, flat.projectTypeId),
    status: findTerm(STATUSES, flat.statusId) ?? '',
    condition: findTerm(CONDITIONS, flat.conditionId) ?? '',
    year_range: toYearRange(flat.statusId, flat.projectTypeId),
    floors: flat.totalFloors,
    floor: flat.floor,
    rooms: flat.rooms,
    flat_area: flat.area,
    balcony: flat.balconies,
    balcony_area: flat.balconies > 0 ? flat.balconyArea : 0,
    elevator: flat.hasElevator ? 1 : 0,
    latitude: flat.place.latitude.toFixed(6),
    longitude: flat.place.longitude.toFixed(6),
  }
}
