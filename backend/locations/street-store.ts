import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Street } from '~contract/schemas/locations'
import { toNamesSql } from './place-name-sql'

export type StreetRow = Row<'streets', 'id' | 'city_id' | 'district_id' | 'urban_id' | 'lat' | 'lng'> & {
  name: LocalizedText
  city: LocalizedText
  district: LocalizedText | null
  urban: LocalizedText | null
  metro: { id: number; name: LocalizedText }[]
}

export async function listStreets(db: Db): Promise<StreetRow[]> {
  const { rows } = await db.query<StreetRow>(
    `select street.id, street.city_id, street.district_id, street.urban_id, street.lat, street.lng,
       ${toNamesSql('street')} as name, ${toNamesSql('city')} as city, ${toNamesSql('district')} as district,
       ${toNamesSql('urban')} as urban, coalesce(metro.stations, '[]') as metro
     from streets street
     join cities city on city.id = street.city_id
     left join districts district on district.id = street.district_id
     left join urbans urban on urban.id = street.urban_id
     left join (select urban_id, json_agg(json_build_object('id', id, 'name', ${toNamesSql('station')}) order by id)
                  as stations
                from metro_stations station, unnest(urban_ids) urban_id group by urban_id) metro
       on metro.urban_id = street.urban_id
     order by street.id`,
  )
  return rows
}

export function toStreetRow(street: StreetRow, locale: Locale): AnswerOf<typeof Street> {
  return {
    id: street.id,
    urban_id: street.urban_id,
    district_id: street.district_id,
    city_id: street.city_id,
    city_name: street.city[locale],
    urban_name: street.urban?.[locale] ?? '',
    district_name: street.district?.[locale] ?? '',
    display_name: street.name[locale],
    search_display_name: street.name.en,
    longitude: street.lng,
    latitude: street.lat,
    metro_stations: street.metro.map(({ id, name }) => ({ id, display_name: name[locale] })),
  }
}
