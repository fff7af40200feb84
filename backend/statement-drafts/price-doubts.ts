import type { z } from 'zod'
import { toFlat } from '~backend/estimate/described-flat'
import { type Estimate, estimatePrice } from '~backend/estimate/model/estimate-price'
import type { Flat } from '~backend/estimate/model/flat'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { CURRENCY_IDS, type CurrencyId } from '~contract/currencies'
import { ELEVATOR_PARAMETER_IDS } from '~contract/estimate'
import { canBeEstimated } from '~contract/estimate-coverage'
import { toPriceKey } from '~contract/price-doubts'
import type { PriceDoubt as PriceDoubtSchema } from '~contract/schemas/price-doubts'
import { type DraftValues, parseDraftNumber } from '~contract/statement-drafts'
import { HECTARE_ID, NEGOTIABLE_PRICE_TYPE_ID, SALE_DEAL_ID } from '~contract/statements'
import { toSquareMetres } from '~contract/values/typed-measure'
import { createMarket, type Market } from './market'
import { findPlace } from './place'
import type { DraftRow } from './store'
import { toStatementColumns } from './to-columns'

export type PriceDoubt = z.input<typeof PriceDoubtSchema>

type Reason = PriceDoubt['reason']

/** Accepted ratios to the median price per m² of similar statements. */
const SIMILAR_RATIO = { min: 0.35, max: 3.5 }

/** Accepted ratios to the former price. Lari typed for dollars, and a tenth, are outside. */
const FORMER_RATIO = { min: 0.45, max: 2.25 }

/** Accepted distance, as a factor of the estimate's range, which misses a fifth of correct prices. */
const RANGE_WIDTHS = 2

/** Missing or additional zeros, as factors of the intended price. */
const TYPING_FACTORS = [10, 100, 1_000, 1 / 10, 1 / 100, 1 / 1_000]

/** Shorter numbers are more likely a price than a part of a phone number. */
const MIN_PHONE_DIGITS = 6

type Columns = ReturnType<typeof toStatementColumns>

export type JudgedDraft = Pick<DraftRow, 'user_id' | 'statement_id' | 'content' | 'confirmed_price'>

interface Amount {
  price: number
  currency_id: CurrencyId
}

/** Reference value of a price, in one currency. */
interface Reference {
  reason: Exclude<Reason, 'phone'>
  expected: NonNullable<PriceDoubt['expected']>
  bounds: { min: number; max: number }
}

/** Returns the first doubt about a price that is neither confirmed nor already published. */
export async function findPriceDoubt(
  db: Db,
  draft: JudgedDraft,
  market = createMarket(db),
): Promise<PriceDoubt | undefined> {
  const key = toPriceKey(draft.content)
  if (key === '' || key === draft.confirmed_price) return undefined
  const { doubts, isPublished } = await judgePrice(db, draft, market)
  return isPublished ? undefined : doubts[0]
}

/** Returns all doubts about a price, and whether it is the published one. */
export async function judgePrice(
  db: Db,
  draft: JudgedDraft,
  market = createMarket(db),
): Promise<{ doubts: PriceDoubt[]; isPublished: boolean }> {
  const columns = toStatementColumns(draft.content)
  const amount = toAmount(columns)
  if (!amount || columns.price_type_id === NEGOTIABLE_PRICE_TYPE_ID) return { doubts: [], isPublished: false }
  const former = await findFormerPrice(db, draft)
  const rate = await market.rate()
  const marketReference = await findMarketReference(db, market, { draft, columns })
  const isFar = (reference: Reference, other: Amount) => isFarFrom(reference, other, rate)
  const isCorrection =
    former && marketReference && isFar(marketReference, former) && !isFar(marketReference, amount)
  const references = [former && !isCorrection && toFormerReference(former), marketReference].filter(
    (one) => !!one,
  )
  const doubts = references
    .filter((reference) => isFar(reference, amount))
    .map(
      (reference): PriceDoubt => ({
        reason: reference.reason,
        ...amount,
        expected: reference.expected,
        meant: findMeant(amount, reference, rate) ?? null,
      }),
    )
  if (await isPhoneNumber(db, draft, amount))
    doubts.unshift({ reason: 'phone', ...amount, expected: null, meant: null })
  const isPublished = former?.price === amount.price && former.currency_id === amount.currency_id
  return { doubts, isPublished }
}

function toAmount({ price, currency_id }: Pick<Columns, 'price' | 'currency_id'>): Amount | undefined {
  const currency = Object.values(CURRENCY_IDS).find((id) => id === currency_id)
  return price === null || currency === undefined ? undefined : { price, currency_id: currency }
}

/** Returns the published price of the same deal; undefined without one. */
async function findFormerPrice(db: Db, { statement_id, content }: JudgedDraft): Promise<Amount | undefined> {
  if (statement_id === null) return undefined
  const { rows } = await db.query<Row<'statements', 'price' | 'currency_id'>>(
    'select price, currency_id from statements where id = $1 and deal_type_id::text = $2',
    [statement_id, content.deal_type_id ?? ''],
  )
  return rows[0] && toAmount(rows[0])
}

function convert({ price, currency_id }: Amount, to: CurrencyId, rate: number | null): number | undefined {
  if (currency_id === to) return price
  if (rate === null) return undefined
  return to === CURRENCY_IDS.gel ? price * rate : price / rate
}

function isFarFrom({ expected, bounds }: Reference, amount: Amount, rate: number | null): boolean {
  const price = convert(amount, expected.currency_id, rate)
  return price !== undefined && (price < bounds.min || price > bounds.max)
}

/** Returns the likeliest intended price near the reference. */
function findMeant(amount: Amount, reference: Reference, rate: number | null): Amount | undefined {
  const { low, high, currency_id } = reference.expected
  const other = amount.currency_id === CURRENCY_IDS.gel ? CURRENCY_IDS.usd : CURRENCY_IDS.gel
  const candidates: Amount[] = [
    { ...amount, currency_id: other },
    ...TYPING_FACTORS.map((factor) => ({ ...amount, price: Number((amount.price * factor).toFixed(3)) })),
  ]
  const distanceOf = (candidate: Amount) =>
    Math.abs(Math.log((convert(candidate, currency_id, rate) ?? 0) / Math.sqrt(low * high)))
  return candidates
    .filter(({ price }) => parseDraftNumber('price', String(price)) === price)
    .filter(
      (candidate) =>
        convert(candidate, currency_id, rate) !== undefined && !isFarFrom(reference, candidate, rate),
    )
    .toSorted((one, next) => distanceOf(one) - distanceOf(next))[0]
}

function toFormerReference({ price, currency_id }: Amount): Reference {
  return {
    reason: 'former',
    expected: { low: price, high: price, currency_id },
    bounds: { min: price * FORMER_RATIO.min, max: price * FORMER_RATIO.max },
  }
}

/** Returns our estimate of a flat, or else the median of similar statements. */
async function findMarketReference(
  db: Db,
  market: Market,
  { draft, columns }: { draft: JudgedDraft; columns: Columns },
): Promise<Reference | undefined> {
  const place = columns.area === null ? undefined : await findPlace(db, draft.content)
  if (!place) return undefined
  const flat = toEstimatedFlat(columns, place)
  const estimate = flat && (await findEstimate(market, flat))
  if (estimate) return toEstimateReference(estimate)
  const median = await market.medianOfSimilar({ ...columns, ...place })
  return median ? toSimilarReference(median, columns) : undefined
}

function toEstimateReference({ total, range }: Estimate): Reference {
  return {
    reason: 'estimate',
    expected: { ...range, currency_id: CURRENCY_IDS.usd },
    bounds: {
      min: total * (range.low / total) ** RANGE_WIDTHS,
      max: total * (range.high / total) ** RANGE_WIDTHS,
    },
  }
}

/** Converts a flat for sale that the price model covers. */
function toEstimatedFlat(
  columns: Columns,
  { city_id, urban_id }: { city_id: number; urban_id: number | null },
): Flat | undefined {
  const { deal_type_id, real_estate_type_id, status_id, condition_id, area, floor, total_floors } = columns
  if (deal_type_id !== SALE_DEAL_ID || real_estate_type_id === null) return undefined
  if (urban_id === null || status_id === null || condition_id === null || area === null) return undefined
  if (floor === null || total_floors === null) return undefined
  const outline = { cityId: city_id, urbanId: urban_id, realEstateTypeId: real_estate_type_id }
  if (!canBeEstimated({ ...outline, totalFloors: total_floors, area })) return undefined
  // An unchecked parameter may only have been forgotten.
  const hasElevator = ELEVATOR_PARAMETER_IDS.some((id) => columns.parameters.includes(id)) || null
  return toFlat({
    ...columns,
    urban_id,
    status_id,
    condition_id,
    area,
    floor,
    total_floors,
    build_year_id: null,
    balcony_area: columns.balconies === 0 ? 0 : null,
    has_elevator: hasElevator,
  })
}

async function findEstimate(market: Market, flat: Flat): Promise<Estimate | undefined> {
  const stored = flat.point ? await market.model() : undefined
  if (!stored || !flat.point) return undefined
  const near = await market.flatsNear(flat.point)
  const answer = estimatePrice(stored.model, flat, near, { isMadeUp: stored.isMadeUp })
  return 'reason' in answer ? undefined : answer.estimate
}

function toSimilarReference(median: number, { area, area_type_id }: Columns): Reference {
  const price = median * toSquareMetres(area ?? 0, area_type_id === HECTARE_ID)
  const rounded = Math.max(1, Number(price.toPrecision(2)))
  return {
    reason: 'similar',
    expected: { low: rounded, high: rounded, currency_id: CURRENCY_IDS.usd },
    bounds: { min: price * SIMILAR_RATIO.min, max: price * SIMILAR_RATIO.max },
  }
}

/** Returns true if the price is the beginning or the end of a number of the owner or the client. */
async function isPhoneNumber(db: Db, { user_id, content }: JudgedDraft, { price }: Amount): Promise<boolean> {
  const digits = String(price)
  if (digits.length < MIN_PHONE_DIGITS) return false
  const { rows } = await db.query<Row<'users', 'valid_phone_numbers'>>(
    'select valid_phone_numbers from users where id = $1',
    [user_id],
  )
  const phones = [...(rows[0]?.valid_phone_numbers ?? []), ...listPhones(content)]
  return phones.some((phone) => phone.startsWith(digits) || phone.endsWith(digits))
}

const listPhones = ({ phone_number = '', client_phone = '' }: DraftValues) => [phone_number, client_phone]
