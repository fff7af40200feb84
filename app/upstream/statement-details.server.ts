import type { z } from 'zod'
import { CURRENCY_IDS } from '~contract/currencies'
import { statementEndpoints } from '~contract/endpoints/statements'
import type * as wire from '~contract/schemas/statement-details'
import type { StatementStatus } from '~contract/statements'
import { toAuction } from './auctions.server'
import { defineCall } from './endpoint-call.server'
import { toStatementEstimate } from './estimate.server'
import {
  type CardPhoto,
  putMainFirst,
  type StatementImage,
  toImage,
  toStatementFacts,
} from './statement-fields'
import type { Call } from './upstream-client.server'

export type StatementDetails = ReturnType<typeof toStatementDetails>

const callStatement = defineCall(statementEndpoints.one, ({ statement }) => toStatementDetails(statement))
const callRevealPhone = defineCall(statementEndpoints.revealPhone, ({ phone_number }) => phone_number)

export function statementById(id: number): Call<StatementDetails> {
  return callStatement({ params: { id } })
}

/** Reveals the owner's full number; reveals are counted and limited per visitor. */
export function revealStatementPhone(uuid: string): Call<string> {
  return callRevealPhone({ query: { statement_uuid: uuid } })
}

/** Photo with its owner's caption. */
export interface NotedImage extends StatementImage {
  caption?: string | undefined
  /** Kind of a special picture; undefined for an ordinary photo. */
  kind?: 'plan' | 'view' | undefined
}

type WireImage = NonNullable<z.output<typeof wire.StatementDetails>['images']>[number]

function toNotedImage({ caption, kind, ...image }: WireImage): NotedImage {
  return { ...toImage(image), caption, kind: kind === 'photo' ? undefined : (kind ?? undefined) }
}

/** Converts a statement, also one that is not published yet. */
export function toStatementDetails(statement: z.output<typeof wire.StatementDetails>) {
  return {
    uuid: statement.uuid,
    slugs: statement.href_lang ?? undefined,
    middleSlugs: statement.middle_slugs ?? undefined,
    images: putMainFirst((statement.images ?? []).map(toNotedImage)),
    comment: statement.comment,
    yardArea: statement.yard_area,
    urbanId: statement.urban_id ?? undefined,
    owner: {
      id: statement.user_id ?? undefined,
      slug: statement.user_slug,
      logo: statement.user_type?.logo ? toLogoPhoto(statement.user_type.logo) : undefined,
      statementsCount: statement.user_statements_count ?? 0,
      company: statement.company_name,
      replyMinutes: statement.reply_minutes ?? undefined,
    },
    project: toProjectLink(statement),
    dictionaryIds: {
      statuses: statement.status_id,
      conditions: statement.condition_id,
      project_types: statement.project_type_id,
      room_types: statement.room_type_id,
      bedroom_types: statement.bedroom_type_id,
      bathroom_types: statement.bathroom_type_id,
      hot_water_types: statement.hot_water_type_id,
      heating_types: statement.heating_type_id,
      parking_types: statement.parking_type_id,
      storeroom_types: statement.storeroom_type_id,
      material_types: statement.material_type_id,
      door_window_types: statement.door_window_type_id,
    },
    condition: statement.condition,
    livingRoom: statement.living_room_type,
    swimmingPool: statement.swimming_pool_type,
    buildYear: statement.build_year,
    balconies: statement.balconies,
    /** Areas in m², height in metres. */
    measures: {
      balcony: statement.balcony_area,
      loggia: statement.loggia_area,
      porch: statement.porch_area,
      livingRoom: statement.living_room_area,
      storeroom: statement.storeroom_area,
      height: statement.height,
    },
    /** Minimum rental period, in months. */
    rentPeriod: statement.rent_period,
    cadastralCode: statement.appear_rs_code ? statement.rs_code : undefined,
    exchangeable: statement.can_exchanged ?? false,
    exchangeComment: statement.can_exchanged_comment,
    tour: statement['3d_url'],
    /** Number of rooms in our own tour. */
    tourRooms: statement.tour_rooms ?? 0,
    has3d: Boolean(statement['3d_url'] || statement.tour_rooms),
    video: statement.youtube_link,
    formerPrices: statement.former_prices.map(toFormerPrice),
    /** Range of the price model, if it covers the statement. */
    estimate: statement.estimate ? toStatementEstimate(statement.estimate) : undefined,
    /** Median of the neighbourhood's prices per m², in lari, for a price that can be compared with it. */
    neighbourhoodMedian: statement.neighbourhood_median
      ? {
          squarePrice: statement.neighbourhood_median.square_price,
          statements: statement.neighbourhood_median.statements,
        }
      : undefined,
    /** Free times for a viewing, if any. */
    viewingTimes: toFreeTimes(statement.viewing_times),
    /** Evidence, if the upstream has any. */
    passport: toPassport(statement.passport),
    /** Terms of a stay, if visitors can request stays. */
    stayTerms: toStayTerms(statement.stay_terms),
    /** Running auction, if any. */
    auction: statement.auction ? toAuction(statement.auction) : undefined,
    priceLabel: toPriceLabel(statement.price_label),
    place:
      statement.lat != null && statement.lng != null
        ? { latitude: statement.lat, longitude: statement.lng }
        : undefined,
    parameters: statement.parameters.map(toParameter),
    /** Walking times to the nearest place of each kind. */
    walkingTimes: statement.walking_times,
    ownerName: statement.owner_name,
    maskedPhone: statement.user_phone_number,
    isOwn: statement.is_owner ?? false,
    status: toStatementStatus(statement.status, statement.is_active),
    createdAt: statement.created_at,
    views: statement.views ?? 0,
    // Last, as in the cards of lists.
    ...toStatementFacts(statement),
  }
}

/** Earlier price with the rates, in lari for a dollar, at its beginning and end. */
export type FormerPrice = ReturnType<typeof toFormerPrice>

function toFormerPrice(row: z.output<typeof wire.FormerPrices>[number]) {
  return {
    price: row.price,
    currency: row.currency_id === CURRENCY_IDS.gel ? ('gel' as const) : ('usd' as const),
    since: row.since,
    until: row.until,
    rateFrom: row.rate_from ?? undefined,
    rateUntil: row.rate_until ?? undefined,
  }
}

function toPassport(passport: z.output<typeof wire.StatementDetails>['passport']) {
  return (
    passport && {
      /** Undefined without a number. */
      isPhoneConfirmed: passport.phone_confirmed ?? undefined,
      photos: passport.photos,
      registerCheckedAt: passport.register_checked_at ?? undefined,
    }
  )
}

function toStayTerms(terms: z.output<typeof wire.StatementDetails>['stay_terms']) {
  return terms ? { guests: terms.guests, minNights: terms.min_nights } : undefined
}

function toFreeTimes(times: z.output<typeof wire.StatementDetails>['viewing_times']) {
  return times?.next_at ? { count: times.count, nextAt: times.next_at } : undefined
}

function toParameter(row: z.output<typeof wire.Parameter>) {
  return { id: row.id, key: row.key, kind: row.type, name: row.display_name }
}

function toPriceLabel(label: z.output<typeof wire.StatementDetails>['price_label']): string | undefined {
  return label && typeof label === 'object' && 'display_label' in label ? label.display_label : undefined
}

/** Converts a logo, which has one file for all sizes. */
function toLogoPhoto(file: string): CardPhoto {
  return { files: { large: file, thumb: file }, width: undefined, height: undefined, color: undefined }
}

/** Returns the flat's project, if it has a name and a page. */
function toProjectLink(statement: z.output<typeof wire.StatementDetails>) {
  const { project_id: id, project_name: name, project_status: status } = statement
  const key = statement.project_slug ?? statement.project_uuid
  if (!name || !key) return undefined
  return { id, key, name, status: status ?? undefined, delivery: statement.project_delivery_date }
}

/** Returns the status. A hidden statement counts as expired if the upstream gives no reason. */
function toStatementStatus(
  status: StatementStatus | null | undefined,
  isActive: boolean | null | undefined,
): StatementStatus {
  if (isActive ?? true) return 'active'
  return status && status !== 'active' ? status : 'expired'
}
