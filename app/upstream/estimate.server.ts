import { z } from 'zod'
import {
  conditionTerms,
  findSector,
  MAX_FLOORS,
  statusTerms,
  toApartmentType,
  toYearRange,
} from './estimate-terms'
import type { GeoPoint } from './map.server'
import { FLAT_TYPE_ID, LAND_TYPE_ID } from './real-estate-types'
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

/** Reasons for a missing estimate; the first five are known before the upstream is called. */
export const noEstimateReasons = [
  'not_tbilisi',
  'land',
  'not_flat',
  'unknown_sector',
  'too_many_floors',
  'too_few_comparables',
] as const
export type NoEstimateReason = (typeof noEstimateReasons)[number]

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

/** Prices are numbers or, from PHP, strings. */
const price = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().positive())

const Comparable = z
  .object({
    id: z.number().int(),
    uuid: z.string().nullish(),
    total_price: price,
    square_price: price,
    area: z.number(),
    rooms: z.number().nullish(),
    floor: z.number(),
    total_floors: z.number(),
    distance: z.number(),
    age_days: z.number(),
    adjustment_percent: z.number(),
    adjusted_square_price: price,
  })
  .transform((row) => ({
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
    adjustmentPercent: row.adjustment_percent,
    adjustedPerMetre: row.adjusted_square_price,
  }))

/** A statement the estimate was compared with. */
export type Comparable = z.output<typeof Comparable>

/** The data an estimate is based on. */
export const EstimateBasis = z
  .object({
    model_version: z.string(),
    model_date: z.string(),
    data_date: z.string(),
    offers_count: z.number().int(),
    is_made_up: z.boolean(),
  })
  .transform((row) => ({
    version: row.model_version,
    learnedAt: row.model_date,
    dataUntil: row.data_date,
    offers: row.offers_count,
    /** Trained on generated demo statements. */
    isMadeUp: row.is_made_up,
  }))

/** Only our own backend explains estimates. */
const Explanation = z
  .object({
    range: z.object({ low: price, high: price }),
    range_percent: z.number(),
    base_price: price,
    contributions: z.array(z.object({ key: z.string(), amount: z.number() })),
    comparables_count: z.number().int(),
    comparables: z.array(Comparable),
  })
  .and(EstimateBasis)
  .transform((row) => ({
    /** Prediction interval, as the share of prices it holds, from held-out errors. */
    range: { ...row.range, percent: row.range_percent },
    /** Baseline price; the estimate is this plus the contributions. */
    ordinary: row.base_price,
    contributions: row.contributions,
    comparablesCount: row.comparables_count,
    comparables: row.comparables,
    basis: {
      version: row.version,
      learnedAt: row.learnedAt,
      dataUntil: row.dataUntil,
      offers: row.offers,
      isMadeUp: row.isMadeUp,
    },
  }))

export type Explanation = z.output<typeof Explanation>

export const Estimate = z
  .looseObject({ total_price: price, square_price: price, currency_id: z.number().int() })
  .transform((row) => {
    const { data: explanation } = Explanation.safeParse(row)
    return {
      total: row.total_price,
      perMetre: row.square_price,
      currencyId: row.currency_id,
      explanation,
    }
  })

export type Estimate = z.output<typeof Estimate>
export type EstimateResult = { estimate: Estimate } | { reason: NoEstimateReason | undefined }

const EstimateResponse = z
  .object({
    result: z.boolean(),
    data: z.unknown(),
    reason: z.enum(noEstimateReasons).optional().catch(undefined),
  })
  .transform(({ data, reason }): EstimateResult => {
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
    status: statusTerms[flat.statusId] ?? '',
    condition: conditionTerms[flat.conditionId] ?? '',
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
