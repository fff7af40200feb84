import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { toNamesSql } from '~backend/locations/place-name-sql'
import type { Db } from '~backend/platform/db/pool'
import { forEachLocale, type LocalizedText } from '~backend/platform/localized-text'

/** Returns descriptions such as "Apartment, Tbilisi, Vake", by id. */
export async function describeSearchRequests(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, LocalizedText>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<{
    id: number
    type_id: number
    city: LocalizedText
    district: LocalizedText | null
  }>(
    `select r.id, r.real_estate_type_id as type_id, ${toNamesSql('c')} as city, ${toNamesSql('d')} as district
     from search_requests r
     left join cities c on c.id = r.city_id left join districts d on d.id = r.district_id
     where r.id = any($1::int[])`,
    [ids],
  )
  return new Map(
    rows.map(({ id, type_id, city, district }) => {
      const type = REAL_ESTATE_TYPES.find((one) => one.id === type_id)
      const describe = (locale: keyof LocalizedText) =>
        [type?.[locale], city?.[locale], district?.[locale]].filter(Boolean).join(', ')
      return [id, forEachLocale(describe)]
    }),
  )
}
