import { z } from 'zod'
import { FACET_NAMES } from '../search-filters'
import { OWNER_TYPES } from '../statements'
import { countedPageOf } from './envelope'
import {
  georgianTime,
  id,
  keyedRows,
  optionalId,
  optionalMeasure,
  optionalText,
  optionalTime,
  webUrl,
} from './primitives'
import { rowsOf } from './rows'

export const PriceAmount = z.object({ price_total: z.number().nullish(), price_square: z.number().nullish() })

/** Prices by currency id. */
export const Price = keyedRows(PriceAmount).nullish()

export const Image = z.object({
  large: z.string(),
  blur: z.string().nullish(),
  thumb: z.string().nullish(),
  is_main: z.boolean().nullish(),
  width: z.number().int().positive().nullish(),
  height: z.number().int().positive().nullish(),
  /** Base URL of a picture from our own backend: `{base}-{width}.{format}` is one of its sizes. */
  base: z.string().nullish(),
  color: z.string().nullish(),
  illustration: z.boolean().nullish(),
})

/** The main picture may be at any position. */
export const Images = rowsOf(Image).nullish()

/** Gifts with the purchase. Both formats are accepted, because the platform was never seen to send one. */
const Gifts = z
  .array(z.union([z.string(), z.object({ display_name: z.string() }).transform((gift) => gift.display_name)]))
  .nullish()
  .catch(undefined)

const PriceRange = z.tuple([z.number(), z.number()]).nullish()

/** Statements of one home by several sellers, with the lowest and highest price. */
const HomeGroup = z
  .object({ id, sellers: z.number().int().positive(), gel: PriceRange, usd: PriceRange })
  .nullish()
  .catch(undefined)

/** Comparison of the price per m² with the median for this neighbourhood, deal and kind. */
const MedianComparison = z
  .object({ percent_below: z.number().int().positive(), statements: z.number().int().positive() })
  .nullish()
  .catch(undefined)

export const StatementFields = z.object({
  id,
  deal_type_id: id,
  real_estate_type_id: id,
  status_id: optionalId,
  condition_id: optionalId,
  price: Price,
  price_type_id: id.nullish(),
  price_negotiable: z.boolean().nullish(),
  price_from: z.boolean().nullish(),
  currency_id: id.nullish(),
  /** Only for prices well below the median, and only from our own backend. */
  median_comparison: MedianComparison,
  area: optionalMeasure,
  area_type_id: id.nullish(),
  yard_area: optionalMeasure,
  floor: optionalMeasure,
  total_floors: optionalMeasure,
  address: optionalText,
  city_id: id.nullish(),
  city_name: optionalText,
  district_id: id.nullish(),
  district_name: optionalText,
  urban_id: id.nullish(),
  urban_name: optionalText,
  images: Images,
  dynamic_title: z.string(),
  dynamic_slug: z.string(),
  middle_slug: optionalText,
  comment: optionalText,
  '3d_url': webUrl,
  gifts: Gifts,
  is_exclusive: z.boolean().nullish(),
  is_vip: z.boolean().nullish(),
  is_vip_plus: z.boolean().nullish(),
  is_super_vip: z.boolean().nullish(),
  /** End of the paid tier. Only our own backend knows it. */
  vip_until: optionalTime,
  favorite: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
  is_active: z.boolean().nullish(),
  last_updated: georgianTime,
  /** Last time when the owner confirmed that it is available. Only our own backend knows it. */
  confirmed_at: optionalTime,
  /** When the seller reduced the present price. Only our own backend knows it. */
  reduced_at: optionalTime,
  /** True if unconfirmed for so long that it is last in the default order. Only our own backend knows it. */
  is_lowered: z.boolean().nullish(),
  /** Present if several statements offer the home. Only our own backend knows it. */
  home_group: HomeGroup,
  user_id: id.nullish(),
  user_type: z
    .object({
      type: z.enum(OWNER_TYPES).nullish().catch(undefined),
      logo: z.string().nullish().catch(undefined),
      /** True for brokers and developers until an operator confirms the company. */
      awaits_confirmation: z.boolean().nullish(),
    })
    .nullish(),
  user_statements_count: z.number().int().nullish(),
})

export const StatementCard = z.object({
  ...StatementFields.shape,
  room: optionalText,
  /** Days since publication. */
  quantity_of_day: z.number().int().nullish(),
  has_3d: z.boolean().nullish(),
  created_at: optionalTime,
})

export const StatementList = z.object({
  data: rowsOf(StatementCard),
  search_report_uuid: z.string().nullish(),
})

export const StatementCount = z.object({
  total: z.number().int(),
  last_page: z.number().int(),
  per_page: z.number().int(),
  page: z.number().int(),
})

export const Slugs = z.object({ ka: z.string(), en: z.string(), ru: z.string() })

export const SitemapPart = z.object({
  parts: z.number().int().nonnegative(),
  data: rowsOf(z.object({ id, last_updated: z.string(), slugs: Slugs, middle_slugs: Slugs })),
})

/** Day of the last change of the public statements of each deal in each place. */
export const PlaceChanges = rowsOf(
  z.object({
    deal_type_id: id,
    city_id: id,
    district_id: optionalId,
    urban_id: optionalId,
    last_updated: z.string(),
  }),
)

/** Counts of statements by option id. A record's schema would copy each of the hundreds on a page. */
const Counts = z.unknown().optional().transform(parseCounts)

/** PHP encodes an empty object as a list. One malformed group must not drop the other counts. */
function parseCounts(counts: unknown): Record<number, number> | undefined {
  if (Array.isArray(counts)) return {}
  if (typeof counts !== 'object' || counts === null) return undefined
  const isSound = Object.entries(counts).every(
    ([id, count]) => Number.isInteger(+id) && Number.isInteger(count),
  )
  return isSound ? (counts as Record<number, number>) : undefined
}

export const Facets = z.object(Object.fromEntries(FACET_NAMES.map((name) => [name, Counts])))

export const FavoriteIds = z.array(id)

export const FavoritePage = countedPageOf(StatementCard).extend({
  // Withdrawn favourites. Our own upstream lists them; others omit them.
  gone: rowsOf(z.object({ id, dynamic_title: z.string() })).default([]),
  /** Number of favourites by deal id, ignoring the page's filter. Others omit it. */
  deal_counts: keyedRows(z.number().int()).nullish(),
})
