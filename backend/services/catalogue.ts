import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Outer, Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { Service, ServicePackage } from '~contract/schemas/services'
import { toLari } from '~contract/values/money'

type LocalizedNames = Record<`${'name' | 'description'}_${Locale}`, string>

export type ServiceRow = LocalizedNames &
  Row<'services', 'id' | 'key' | 'url' | 'account_url'> & {
    /** Price of the cheapest package, in tetri; null without packages. */
    price_from: number | null
  }

type ServiceTypeColumns = Row<
  'service_types',
  | 'id'
  | 'key'
  | `${'name' | 'description'}_${Locale}`
  | 'price'
  | 'unit'
  | 'least_price'
  | 'days'
  | 'property_types'
  | 'registration_price'
  | 'vip_tier'
>

export type ServiceTypeRow = ServiceTypeColumns & { service_key: string }

/** SQL of the minimum registry fee, which every visit includes. */
const MIN_REGISTRY_FEE_SQL = 'coalesce((select min(fee) from registry_services where is_offered), 0)'

export async function listServices(db: Db): Promise<ServiceRow[]> {
  const { rows } = await db.query<ServiceRow>(
    `select s.*, (select min(greatest(price, least_price)) from service_types
                  where service_id = s.id and is_offered)
                 + case when s.key = 'public-registry-service' then ${MIN_REGISTRY_FEE_SQL} else 0 end as price_from
     from services s order by position, id`,
  )
  return rows
}

/** Returns undefined for an unknown service. */
export async function listServiceTypes(db: Db, serviceKey: string): Promise<ServiceTypeRow[] | undefined> {
  const { rows } = await db.query<Outer<ServiceTypeColumns> & { service_key: Column<'services', 'key'> }>(
    `select t.*, s.key as service_key from services s
     left join service_types t on t.service_id = s.id and t.is_offered
     where s.key = $1 order by t.position, t.id`,
    [serviceKey.replaceAll('\0', '')],
  )
  return rows.length === 0 ? undefined : rows.filter((row): row is ServiceTypeRow => row.id !== null)
}

export function toServiceJson(
  row: ServiceRow,
  locale: Locale,
  isInAccount: boolean,
): z.input<typeof Service> {
  return {
    id: row.id,
    key: row.key,
    display_name: row[`name_${locale}`],
    description: row[`description_${locale}`],
    url: isInAccount ? row.account_url : row.url,
    price_from: row.price_from === null ? null : toLari(row.price_from),
    currency: 'GEL',
  }
}

export function toServiceTypeJson(row: ServiceTypeRow, locale: Locale): z.input<typeof ServicePackage> {
  return {
    id: row.id,
    key: row.key,
    display_name: row[`name_${locale}`],
    description: row[`description_${locale}`],
    price: toLari(row.price),
    currency: 'GEL',
    unit: row.unit,
    least_price: row.least_price === null ? null : toLari(row.least_price),
    property_types: row.property_types,
    registration_price: row.registration_price === null ? null : toLari(row.registration_price),
    vip_tier: row.vip_tier,
    day: row.days,
    days: row.days === null ? [] : [{ value: row.days }],
    /** Price per day, rounded to a tetri. */
    unit_price: row.days === null ? null : toLari(Math.round(row.price / row.days)),
  }
}

/**
 * Returns the price in tetri.
 * @param area in m², for services priced by area
 */
export function calculatePrice(
  { price, unit, least_price }: Pick<ServiceTypeRow, 'price' | 'unit' | 'least_price'>,
  { statements, area }: { statements: number; area: number },
): number {
  if (unit === 'statement') return price * statements
  if (unit === 'order') return price
  return Math.max(least_price ?? 0, Math.round(price * area))
}
