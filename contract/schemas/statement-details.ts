import { z } from 'zod'
import { PROJECT_STATUSES } from '../companies'
import { PICTURE_FORMATS } from '../pictures'
import { PHOTO_KINDS } from '../statement-photos'
import { PARAMETER_KINDS, STATEMENT_STATUSES } from '../statements'
import { StatementEstimate } from './estimate'
import {
  georgianTime,
  id,
  linkUrl,
  optionalId,
  optionalMeasure,
  optionalText,
  unread,
  webUrl,
} from './primitives'
import { rowsOf } from './rows'
import { Image, Price, Slugs, StatementCard, StatementFields } from './statements'
import { WalkingTimes } from './walking'

export const Auction = z.object({
  starting_price: Price,
  bids: z.number().int().min(0),
  ends_at: georgianTime,
  /** URL on this site or on the auction site. */
  url: linkUrl,
})

export const Parameter = z.object({
  id,
  key: optionalText,
  type: z.enum(PARAMETER_KINDS).catch('parameter'),
  display_name: z.string(),
  sort_index: unread(z.number()),
})

/** Image with its owner's caption. */
const NotedImage = Image.extend({
  caption: optionalText,
  kind: z.enum(PHOTO_KINDS).nullish().catch(undefined),
})

/** An object, a text or, from PHP, an empty list. */
const PriceLabel = z
  .union([z.object({ display_label: optionalText }), z.array(z.unknown()), z.string()])
  .nullish()

/** Lari for one dollar; null while no rate was known. */
const usdRate = z.number().positive().nullish()

/** Earlier asking prices in lari or dollars, with their periods and the rates at both ends, newest first. */
export const FormerPrices = rowsOf(
  z.object({
    price: z.number().positive(),
    currency_id: id,
    since: georgianTime,
    until: georgianTime,
    rate_from: usdRate,
    rate_until: usdRate,
  }),
)

const count = z.number().int().nonnegative()

/** Evidence behind a statement. */
const Passport = z.object({
  /** Null without a number. */
  phone_confirmed: z.boolean().nullable(),
  /** Photos sent to the site, and those of them that other statements show: of others, of the same owner. */
  photos: z.object({ compared: count, elsewhere: count, repeated: count }),
  /** Latest check of the public register that the owner ordered; null: unknown. */
  register_checked_at: georgianTime.nullable(),
})

export const StatementDetails = z.object({
  ...StatementFields.shape,
  images: rowsOf(NotedImage).nullish(),
  uuid: z.string(),
  href_lang: Slugs.nullish().catch(undefined),
  middle_slugs: Slugs.nullish().catch(undefined),
  project_type_id: optionalId,
  room_type_id: optionalId,
  bedroom_type_id: optionalId,
  bathroom_type_id: optionalId,
  hot_water_type_id: optionalId,
  heating_type_id: optionalId,
  parking_type_id: optionalId,
  storeroom_type_id: optionalId,
  material_type_id: optionalId,
  door_window_type_id: optionalId,
  condition: optionalText,
  living_room_type: optionalText,
  swimming_pool_type: optionalText,
  build_year: optionalText,
  balconies: optionalMeasure,
  /** Areas are in m². */
  balcony_area: optionalMeasure,
  loggia_area: optionalMeasure,
  porch_area: optionalMeasure,
  living_room_area: optionalMeasure,
  storeroom_area: optionalMeasure,
  /** Height in metres. */
  height: optionalMeasure,
  /** Rent period in months. */
  rent_period: optionalMeasure,
  rs_code: optionalText,
  appear_rs_code: z.boolean().nullish(),
  can_exchanged: z.boolean().nullish(),
  can_exchanged_comment: optionalText,
  price_label: PriceLabel,
  /** Earlier prices; only our own backend sends them. */
  former_prices: FormerPrices.default([]),
  /** Median of the neighbourhood's prices per m² in lari; only our own backend sends it. */
  neighbourhood_median: z
    .object({ square_price: z.number().positive(), statements: z.number().int().positive() })
    .nullish()
    .catch(undefined),
  /** Range of the price model; only our own backend sends it. */
  estimate: StatementEstimate.nullish().catch(undefined),
  /** Number of free times for a viewing, and the first of them. */
  viewing_times: z
    .object({ count: z.number().int(), next_at: georgianTime.nullable() })
    .nullish()
    .catch(undefined),
  /** Evidence; only our own backend sends it. */
  passport: Passport.nullish().catch(undefined),
  /** Terms of a stay, if visitors can request stays. */
  stay_terms: z.object({ guests: z.number().int(), min_nights: z.number().int() }).nullish().catch(undefined),
  /** Running auction; only our own backend sends it. */
  auction: Auction.nullish(),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
  parameters: rowsOf(Parameter).default([]),
  /** Walking times; only our own backend sends them. */
  walking_times: WalkingTimes.default([]),
  tour_rooms: z.number().int().nullish(),
  youtube_link: webUrl,
  owner_name: optionalText,
  /** Company of an agent or of a company's employee; only our own backend sends it. */
  company_name: optionalText,
  /** Median of the owner's first replies to messages, in minutes; only our own backend sends it. */
  reply_minutes: z.number().int().positive().nullish().catch(undefined),
  user_phone_number: optionalText,
  user_slug: optionalText,
  project_slug: optionalText,
  project_uuid: optionalText,
  project_name: optionalText,
  project_id: optionalId,
  /** Stage of the project; only our own backend sends it. */
  project_status: z.enum(PROJECT_STATUSES).nullish().catch(undefined),
  project_delivery_date: optionalText,
  is_owner: z.boolean().nullish(),
  status: z.enum(STATEMENT_STATUSES).nullish().catch(undefined),
  created_at: georgianTime,
  views: z.number().nullish(),
  quantity_of_day: z.number().nullish(),
})

export const SingleStatement = z.object({ statement: StatementDetails })

export const AuctionCard = StatementCard.extend({ auction: Auction })

export const RunningAuctions = z.object({ data: rowsOf(AuctionCard) })

export const width = z.number().int().positive()

export const RoomView = z.object({
  files: z.array(z.object({ src: linkUrl, width, format: z.enum(PICTURE_FORMATS) })).min(1),
  illustration: z.boolean().default(false),
})

export const TourRoom = z.object({
  name: z.string(),
  /** Degrees; 0 is the panorama's centre, right is positive. */
  yaw: z.number(),
  panoramas: z.array(z.object({ src: linkUrl, width })).min(1),
  view: RoomView,
  /** Doors to other rooms, by index of the room. */
  doors: z.array(z.object({ room: z.number().int().min(0), yaw: z.number(), pitch: z.number() })),
})

export const Tour = z.object({ rooms: z.array(TourRoom) })
