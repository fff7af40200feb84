import { z } from 'zod'
import { id } from './primitives'
import { rowsOf } from './rows'

/** UTC with microseconds, so that times compare as in the database: `2026-12-01T10:30:00.000000Z`. */
const exactTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)

/** Facts that decide on the place of a statement. */
export const RankedStatement = z.object({
  id,
  /** Place in the whole list, from 1. */
  place: z.number().int().positive(),
  /** True in a paid place. */
  is_promoted: z.boolean(),
  real_estate_type_id: id,
  /** Paid tier, 0 for none. */
  vip_tier: z.number().int().nonnegative(),
  vip_until: exactTime.nullable(),
  last_updated: exactTime,
  created_at: exactTime,
  confirmed_at: exactTime,
  /** True if its owner has not confirmed in time that it is available: it is last in the default order. */
  is_lowered: z.boolean(),
  /** Time of the seller's price reduction; null if the present price is not a reduction. */
  reduced_at: exactTime.nullable(),
  /** Group of statements of one home: a search shows its paid ones, or a single one. Null without a group. */
  home_group_id: id.nullable(),
  /** Total price in lari; null without a price. */
  price_gel: z.number().int().nullable(),
})

export const StatementRanking = z.object({
  /** True if homes come before other types. */
  homes_first: z.boolean(),
  /** Turn of the paid places; null in an order without them. */
  promotion: z
    .object({
      /** True if homes come before the tiers of other types. */
      homes_first: z.boolean(),
      multiplier: z.number().int().positive(),
      turn_ends_at: exactTime,
      /** Number of matching statements with a paid tier. Not all of them stand in paid places. */
      promoted_count: z.number().int().nonnegative(),
    })
    .nullable(),
  total: z.number().int().nonnegative(),
  data: rowsOf(RankedStatement),
})
