import { z } from 'zod'
import { CURRENCY_IDS } from '~contract/currencies'
import { georgianTime, optionalId, optionalMeasure, optionalText } from '~contract/schemas/primitives'

const Amount = z
  .object({ price_total: z.number().nullish(), price_square: z.number().nullish() })
  .transform((amount) => ({
    total: amount.price_total || undefined,
    // The upstream rounds a price per m² of land down to 0.
    perSquare: amount.price_square || undefined,
  }))

export type Amount = z.output<typeof Amount>

/** Prices by currency id; PHP encodes an empty object as a list. */
export const Price = z
  .union([z.record(z.string(), Amount), z.array(z.unknown()).transform((): Record<string, Amount> => ({}))])
  .nullish()
  .transform((price) => ({
    gel: price?.[CURRENCY_IDS.gel],
    usd: price?.[CURRENCY_IDS.usd],
  }))

export type Price = z.output<typeof Price>

/** With a `base`, the sizes of `getPictureFile`; otherwise the contract's two sizes. */
export type PictureFiles = { base: string } | { large: string; thumb: string }

export const Image = z
  .object({
    large: z.string(),
    blur: z.string().nullish(),
    thumb: z.string().nullish(),
    is_main: z.boolean().nullish(),
    width: z.number().int().positive().nullish(),
    height: z.number().int().positive().nullish(),
    base: z.string().nullish(),
    color: z.string().nullish(),
    illustration: z.boolean().nullish(),
  })
  .transform(({ large, thumb, base, ...image }) => {
    const files: PictureFiles = base ? { base } : { large, thumb: thumb ?? large }
    return {
      files,
      /** The large file. */
      href: large,
      isMain: image.is_main ?? false,
      width: image.width ?? undefined,
      height: image.height ?? undefined,
      color: image.color ?? undefined,
      illustration: image.illustration ?? false,
    }
  })

export type StatementImage = z.output<typeof Image>
export type CardPhoto = Pick<StatementImage, 'files' | 'width' | 'height' | 'color'>

/** Main picture first. */
export const Images = z
  .array(Image)
  .nullish()
  .transform((images) => (images ?? []).toSorted((a, b) => Number(b.isMain) - Number(a.isMain)))

export const ownerKinds = ['physical', 'agent', 'broker', 'agency', 'developer'] as const
export type OwnerKind = (typeof ownerKinds)[number]

export const Owner = z
  .object({
    type: z.enum(ownerKinds).nullish().catch(undefined),
    logo: z.string().nullish().catch(undefined),
  })
  .nullish()
  .transform((owner) => ({ kind: owner?.type ?? undefined, logo: owner?.logo ?? undefined }))

/** Gifts that come with the purchase. The platform's filled format was never observed, so both spellings are accepted. */
const Gifts = z
  .array(z.union([z.string(), z.object({ display_name: z.string() }).transform((gift) => gift.display_name)]))
  .nullish()
  .catch(undefined)
  .transform((gifts) => (gifts ?? []).map((gift) => gift.trim()).filter(Boolean))

/** Owner-typed URLs become links, so only http and https are allowed. */
export const webUrl = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(undefined)
  .transform((address) => address ?? undefined)

export const statementFields = {
  id: z.number().int(),
  deal_type_id: z.number().int(),
  real_estate_type_id: z.number().int(),
  status_id: optionalId,
  condition_id: optionalId,
  price: Price,
  price_type_id: z.number().int().nullish(),
  price_negotiable: z.boolean().nullish(),
  price_from: z.boolean().nullish(),
  currency_id: z.number().int().nullish(),
  area: optionalMeasure,
  area_type_id: z.number().int().nullish(),
  yard_area: optionalMeasure,
  floor: optionalMeasure,
  total_floors: optionalMeasure,
  address: optionalText,
  city_id: z.number().int().nullish(),
  city_name: optionalText,
  district_id: z.number().int().nullish(),
  district_name: optionalText,
  urban_id: z.number().int().nullish(),
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
  favorite: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
  is_active: z.boolean().nullish(),
  last_updated: georgianTime,
  user_id: z.number().int().nullish(),
  user_type: Owner,
  user_statements_count: z.number().int().nullish(),
}

const statementWire = z.object(statementFields)
export type StatementWire = z.output<typeof statementWire>

export function toStatementFacts(wire: StatementWire) {
  return {
    id: wire.id,
    dealId: wire.deal_type_id,
    title: wire.dynamic_title,
    slug: wire.dynamic_slug,
    middleSlug: wire.middle_slug,
    price: wire.price,
    priceKind: toPriceKind(wire),
    ownCurrency: wire.currency_id === CURRENCY_IDS.gel ? ('gel' as const) : ('usd' as const),
    area: wire.area,
    areaUnit: wire.area_type_id === 2 ? ('hectare' as const) : ('m2' as const),
    floor: wire.floor,
    totalFloors: wire.total_floors,
    address: wire.address,
    cityId: wire.city_id ?? undefined,
    city: wire.city_name,
    neighbourhood: wire.urban_name ?? wire.district_name,
    vip: toVipTier(wire),
    gifts: wire.gifts,
    exclusive: wire.is_exclusive ?? false,
    statusId: wire.status_id,
    conditionId: wire.condition_id,
    favorite: wire.favorite ?? false,
    hidden: wire.hidden ?? false,
    isActive: wire.is_active ?? true,
    updatedAt: wire.last_updated,
    ownerKind: wire.user_type.kind,
  }
}

export type PriceKind = 'negotiable' | 'from' | 'exact'
export type VipTier = 'super' | 'plus' | 'vip'

/** An exact price, the lowest of several, or none. */
export function toPriceKind(
  wire: Pick<StatementWire, 'price_negotiable' | 'price_from' | 'price_type_id'>,
): PriceKind {
  if (wire.price_negotiable || wire.price_type_id === 1) return 'negotiable'
  return wire.price_from || wire.price_type_id === 2 ? 'from' : 'exact'
}

/** The highest VIP tier that was bought. */
export function toVipTier(
  wire: Pick<StatementWire, 'is_vip' | 'is_vip_plus' | 'is_super_vip'>,
): VipTier | undefined {
  if (wire.is_super_vip) return 'super'
  if (wire.is_vip_plus) return 'plus'
  return wire.is_vip ? 'vip' : undefined
}
