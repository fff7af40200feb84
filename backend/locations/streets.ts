import type { Db } from '../db/pool'
import type { Locale, Words } from '../dictionaries/words'
import { escapeLike } from '../statements/search-words'
import { namesOf } from './names'

type StreetRow = {
  id: number
  city_id: number
  district_id: number | null
  urban_id: number | null
  name: Words
  city: Words
  district: Words | null
  urban: Words | null
  lat: number
  lng: number
  metro: { id: number; name: Words }[]
}

const LEAST_LETTERS = 2
const MOST_STREETS = 30

/** Streets whose name holds the text in any language; those that begin with it first. None for a single letter. */
export async function findStreets(db: Db, text: string, cityId: number | undefined): Promise<StreetRow[]> {
  const part = text.replaceAll('\0', '').trim()
  if ([...part].length < LEAST_LETTERS) return []
  const { rows } = await db.query<StreetRow>(
    `select street.id, street.city_id, street.district_id, street.urban_id, street.lat, street.lng,
       ${namesOf('street')} as name, ${namesOf('city')} as city,
       ${namesOf('district')} as district,
       ${namesOf('urban')} as urban,
       (select coalesce(json_agg(json_build_object('id', station.id, 'name', ${namesOf('station')}) order by id), '[]')
        from metro_stations station where street.urban_id = any(station.urban_ids)) as metro
     from streets street
     join cities city on city.id = street.city_id
     left join districts district on district.id = street.district_id
     left join urbans urban on urban.id = street.urban_id
     where (street.name_ka || ' ' || street.name_en || ' ' || street.name_ru) ilike '%' || $1 || '%'
       and ($2::int is null or street.city_id = $2)
     order by street.name_ka ilike $1 || '%' or street.name_en ilike $1 || '%' or street.name_ru ilike $1 || '%' desc,
       street.name_ka, street.id
     limit ${MOST_STREETS}`,
    [escapeLike(part), cityId ?? null],
  )
  return rows
}

/** A street as a search for streets answers it. */
export function streetRow(street: StreetRow, locale: Locale) {
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
