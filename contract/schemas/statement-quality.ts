import { z } from 'zod'
import { ACCOUNT_TYPES } from '../accounts'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

const count = z.number().int().nonnegative()

/** Counts of active statements, unless noted. */
export const QualityCounts = z.object({
  statements: count,
  updated_in_7_days: count,
  updated_in_30_days: count,
  /** Whole days since publication or renewal; null without statements. */
  median_age_days: count.nullable(),
  /** Statements of any status published within `EXPIRY_COHORT_DAYS`; some of them have expired. */
  expiry_cohort: count,
  expired: count,
  with_photos: count,
  /** Median number of photos, over statements that have photos. */
  median_photos: count.nullable(),
  with_house_number: count,
  with_pin: count,
  flats: count,
  flats_with_floor: count,
  with_cadastral_code: count,
  with_text_ka: count,
  with_text_en: count,
  with_text_ru: count,
  with_plan_or_tour: count,
  with_price: count,
})

export const QualityFigures = z.object({
  counted_at: georgianTime,
  /** True for the demo's statements. */
  is_made_up: z.boolean(),
  country: QualityCounts.extend({
    /** Flats with house number, floor and rooms. Repeated ones match another flat in these, deal and area. */
    comparable_flats: count,
    repeated_flats: count,
  }),
  cities: rowsOf(QualityCounts.extend({ city_id: id })),
  kinds: rowsOf(z.object({ deal_type_id: id, real_estate_type_id: id, statements: count })),
  owners: rowsOf(z.object({ type: z.enum(ACCOUNT_TYPES), statements: count })),
})

/** `GET /statement-quality`; null until the first count. */
export const StatementQuality = z.object({ figures: QualityFigures.nullable() })
