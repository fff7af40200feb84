import { CURRENCY_IDS } from '~contract/currencies'
import type { ImportColumn } from '~contract/import-columns'
import type { Column } from './file-line'
import { readHeading } from './find-column'

/** Fields that identify exports of the Georgian portals' platform. */
const PLATFORM_FIELDS =
  /^(?:(?:detail\.)?(?:statement|list)\.)?(?:deal_type_id|real_estate_type_id|room_type_id|bedroom_type_id|status_id|condition_id|currency_id|area_type_id|urban_name|district_name|city_name|dynamic_title|dynamic_slug|owner_name|price_type_id|total_price)$/
const PREFIX = /^(?:detail\.)?(?:statement|list)\./
/** Prices of a statement by the id of their currency. */
const TOTAL_PRICE = /^price[._]([12])[._](?:price_)?total$/
const GEORGIAN = /^\P{sc=Latin}*\p{sc=Georgian}\P{sc=Latin}*(?:ID)?\P{sc=Latin}*$/u
const MIN_FIELDS = 3
const MIN_GEORGIAN_HEADINGS = 6

/** True for tables with the platform's field names, or with the portals' Georgian headings. */
export function isPortalExport(headings: readonly string[]): boolean {
  if (headings.filter((heading) => PLATFORM_FIELDS.test(heading)).length >= MIN_FIELDS) return true
  const georgian = headings.filter((heading) => GEORGIAN.test(heading) && readHeading(heading).field)
  return georgian.length >= MIN_GEORGIAN_HEADINGS
}

const NAMES: Readonly<Record<string, ImportColumn>> = {
  city_name: 'city_id',
  urban_name: 'district',
  district_name: 'district',
  user_title: 'owner_name',
  user_phone_number: 'phone_number',
}

/** Returns undefined for headings with their usual meaning. */
export function findPortalColumn(heading: string): Column | undefined {
  const name = heading.replace(PREFIX, '')
  const [, currencyId] = TOTAL_PRICE.exec(name) ?? []
  if (currencyId)
    return {
      heading,
      field: 'price',
      rank: 0,
      unit: { kind: 'money', currency: currencyId === '1' ? CURRENCY_IDS.gel : CURRENCY_IDS.usd, factor: 1 },
    }
  const field = NAMES[name]
  // The neighbourhood is more specific than its district.
  if (field) return { heading, field, rank: name === 'district_name' ? 1 : 0 }
  return name === heading ? undefined : { ...readHeading(name), heading }
}
