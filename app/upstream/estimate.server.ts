import type { z } from 'zod'
import { estimateEndpoints } from '~contract/endpoints/estimates'
import { CONDITIONS, findTerm, REFUSAL_REASONS, STATUSES, toApartmentType } from '~contract/estimate'
import type { FlatOutline, NoEstimateReason } from '~contract/estimate-coverage'
import { findSector } from '~contract/estimate-sectors'
import * as wire from '~contract/schemas/estimate'
import { defineCall } from './endpoint-call.server'
import { toYearRange } from './estimate-terms'
import type { GeoPoint } from './map.server'
import type { Call } from './upstream-client.server'

/** Outline of a flat, with our ids and areas in m². */
interface DescribedFlat extends FlatOutline {
  statusId: number
  projectTypeId: number
  conditionId: number
  area: number
  floor: number
  /** Number of rooms, not the room type's id. */
  rooms: number
  place: GeoPoint
}

export interface FlatToEstimate extends DescribedFlat {
  balconies: number
  balconyArea: number
  hasElevator: boolean
}

/** Flat with some facts missing. */
export interface FlatToCompare extends DescribedFlat {
  balconies: number | undefined
  hasElevator: true | undefined
}

/** Reasons for a missing estimate; all but the last are known before the upstream is called. */
export const noEstimateReasons = ['not_flat', ...REFUSAL_REASONS] as const

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
    /** Adjustment of its price per m² for its differences from the flat, in percent. */
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
  /** Prediction interval with the share of prices it covers, from held-out errors. */
  range: { ...row.range, percent: row.range_percent },
  /** Base price; the estimate is this plus the contributions. */
  baselinePrice: row.base_price,
  contributions: row.contributions,
  comparablesCount: row.comparables_count,
  comparables: row.comparables.map(toComparable),
  basis: toEstimateBasis(row),
}))

export type Explanation = z.output<typeof Explanation>

export function toEstimate(row: z.output<typeof wire.Estimate>) {
  return {
    total: row.total_price,
    perMetre: row.square_price,
    currencyId: row.currency_id,
    /** Missing if the upstream sends no explanation, or one of another shape. */
    explanation: Explanation.safeParse(row).data,
  }
}

export type Estimate = ReturnType<typeof toEstimate>
export type EstimateResult = { estimate: Estimate } | { reason: NoEstimateReason | undefined }

/** Returns an estimate, or a refusal if the row or its price is missing. */
function toEstimateResult({ data, reason }: z.output<typeof wire.EstimateBody>): EstimateResult {
  const estimate = wire.Estimate.safeParse(Array.isArray(data) ? data[0] : undefined)
  return estimate.success ? { estimate: toEstimate(estimate.data) } : { reason }
}

const callEstimate = defineCall(estimateEndpoints.estimate, toEstimateResult)
const callPriceRange = defineCall(estimateEndpoints.priceRange, toPriceRange)

/**
 * Estimates a flat for the signed-in user; 401 for guests, 429 over the rate limit. Check
 * `findNoEstimateReason` first.
 */
export function estimatePrice(flat: FlatToEstimate): Call<EstimateResult> {
  return callEstimate({ body: toWireFields(flat) })
}

function toPriceRange({ range }: z.output<typeof wire.PriceRange>) {
  return range && toTypicalRange(range)
}

function toTypicalRange(range: NonNullable<z.output<typeof wire.PriceRange>['range']>) {
  return {
    low: range.low,
    high: range.high,
    percent: range.percent,
    comparables: range.comparables_count,
    offers: range.offers_count,
    dataUntil: range.data_date,
    isMadeUp: range.is_made_up,
  }
}
/** Converts the range of a statement. */
export function toStatementEstimate({
  median_error: error,
  ...range
}: z.output<typeof wire.StatementEstimate>) {
  return { ...toTypicalRange(range), medianError: error ?? undefined }
}

export type PriceRange = NonNullable<ReturnType<typeof toPriceRange>>

/** Requests the usual price range of similar flats, in US dollars; null if the model cannot tell. */
export function priceRange(flat: FlatToCompare): Call<PriceRange | null> {
  const query = {
    ...toDescription(flat),
    balcony: flat.balconies,
    elevator: flat.hasElevator ? 1 : undefined,
  }
  return callPriceRange({ query })
}

function toWireFields(flat: FlatToEstimate) {
  return {
    ...toDescription(flat),
    balcony: flat.balconies,
    balcony_area: flat.balconies > 0 ? flat.balconyArea : 0,
    elevator: flat.hasElevator ? 1 : 0,
  }
}

function toDescription(flat: DescribedFlat) {
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
    latitude: flat.place.latitude.toFixed(6),
    longitude: flat.place.longitude.toFixed(6),
  }
}
