import type { z } from 'zod'
import { CURRENCY_IDS, type Currency } from '~contract/currencies'
import type * as wire from '~contract/schemas/statements'
import { HECTARE_ID, NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID } from '~contract/statements'

type StatementWire = z.output<typeof wire.StatementFields>

export interface Amount {
  total: number | undefined
  perSquare?: number | undefined
}

export type Price = { [currency in Currency]?: Amount | undefined }

export function toPrice(price: z.output<typeof wire.Price>): Price {
  return {
    gel: toAmount(price?.[CURRENCY_IDS.gel]),
    usd: toAmount(price?.[CURRENCY_IDS.usd]),
  }
}

function toAmount(amount: z.output<typeof wire.PriceAmount> | undefined): Amount | undefined {
  return (
    amount && {
      total: amount.price_total || undefined,
      // The upstream rounds a price per m² of land down to 0.
      perSquare: amount.price_square || undefined,
    }
  )
}

/** Files of a picture: a `base` for the sizes of `getPictureFile`, or else the contract's two sizes. */
export type PictureFiles = { base: string } | { large: string; thumb: string }

export function toImage({ large, thumb, base, ...image }: z.output<typeof wire.Image>) {
  const files: PictureFiles = base ? { base } : { large, thumb: thumb ?? large }
  return {
    files,
    /** URL of the large file. */
    href: large,
    isMain: image.is_main ?? false,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
    color: image.color ?? undefined,
    illustration: image.illustration ?? false,
  }
}

export type StatementImage = ReturnType<typeof toImage>
export type CardPhoto = Pick<StatementImage, 'files' | 'width' | 'height' | 'color'> &
  Partial<Pick<StatementImage, 'illustration'>>

/** Converts images, main picture first. */
export function toImages(images: z.output<typeof wire.Images>): StatementImage[] {
  return putMainFirst((images ?? []).map(toImage))
}

export function putMainFirst<Picture extends StatementImage>(images: readonly Picture[]): Picture[] {
  return images.toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
}

export function toStatementFacts(statement: StatementWire) {
  return {
    id: statement.id,
    dealId: statement.deal_type_id,
    typeId: statement.real_estate_type_id,
    title: statement.dynamic_title,
    slug: statement.dynamic_slug,
    middleSlug: statement.middle_slug,
    price: toPrice(statement.price),
    priceKind: toPriceKind(statement),
    ownCurrency: statement.currency_id === CURRENCY_IDS.gel ? ('gel' as const) : ('usd' as const),
    belowMedian: statement.median_comparison
      ? {
          percent: statement.median_comparison.percent_below,
          statements: statement.median_comparison.statements,
        }
      : undefined,
    area: statement.area,
    areaUnit: statement.area_type_id === HECTARE_ID ? ('hectare' as const) : ('m2' as const),
    floor: statement.floor,
    totalFloors: statement.total_floors,
    address: statement.address,
    cityId: statement.city_id ?? undefined,
    city: statement.city_name,
    neighbourhood: statement.urban_name ?? statement.district_name,
    vip: toVipTier(statement),
    vipUntil: statement.vip_until,
    gifts: (statement.gifts ?? []).map((gift) => gift.trim()).filter(Boolean),
    exclusive: statement.is_exclusive ?? false,
    statusId: statement.status_id,
    conditionId: statement.condition_id,
    favorite: statement.favorite ?? false,
    hidden: statement.hidden ?? false,
    isActive: statement.is_active ?? true,
    updatedAt: statement.last_updated,
    confirmedAt: statement.confirmed_at,
    reducedAt: statement.reduced_at,
    isLowered: statement.is_lowered ?? false,
    homeGroup: statement.home_group
      ? {
          id: statement.home_group.id,
          sellers: statement.home_group.sellers,
          prices: {
            gel: toPriceRange(statement.home_group.gel),
            usd: toPriceRange(statement.home_group.usd),
          },
        }
      : undefined,
    ownerKind: toOwnerKind(statement.user_type?.type),
    isOwnerUnconfirmed: statement.user_type?.awaits_confirmation || undefined,
  }
}

const toPriceRange = (range: readonly [number, number] | null | undefined) =>
  range ? { min: range[0], max: range[1] } : undefined

/** Converts the owner type; pages show designers without one. */
function toOwnerKind(type: NonNullable<StatementWire['user_type']>['type']) {
  return type && type !== 'designer' ? type : undefined
}

export type PriceKind = 'negotiable' | 'from' | 'exact'
export type VipTier = 'super' | 'plus' | 'vip'

/** Returns the kind of price: exact, the lowest of several, or negotiable. */
export function toPriceKind(
  statement: Pick<StatementWire, 'price_negotiable' | 'price_from' | 'price_type_id'>,
): PriceKind {
  if (statement.price_negotiable || statement.price_type_id === NEGOTIABLE_PRICE_TYPE_ID) return 'negotiable'
  return statement.price_from || statement.price_type_id === PRICE_FROM_TYPE_ID ? 'from' : 'exact'
}

/** Returns the highest VIP tier that was bought. */
export function toVipTier(
  statement: Pick<StatementWire, 'is_vip' | 'is_vip_plus' | 'is_super_vip'>,
): VipTier | undefined {
  if (statement.is_super_vip) return 'super'
  if (statement.is_vip_plus) return 'plus'
  return statement.is_vip ? 'vip' : undefined
}
