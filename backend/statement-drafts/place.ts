import { formatAddress, type LocalizeAddress } from '~backend/geocoding/localize-address'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { distance } from '~backend/platform/distance'
import type { Locale } from '~backend/platform/localized-text'
import type { DraftValues } from '~contract/statement-drafts'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { parseId } from '~contract/values/ids'

type Place = Row<
  'statements',
  'city_id' | 'district_id' | 'urban_id' | 'street_id' | 'address_ka' | 'address_en' | 'address_ru'
> & { metro_station_id: number | null }

/** Maximum distance to a metro station, in metres. */
const MAX_STATION_METRES = 2_000

/**
 * Finds the place of matching ids; undefined for an unknown city.
 * @param localizeAddress translates streets that the marketplace does not list
 */
export async function findPlace(
  db: Db,
  values: DraftValues,
  localizeAddress?: LocalizeAddress,
): Promise<Place | undefined> {
  const [cityId, districtId, urbanId, streetId] = [
    values.city_id,
    values.district_id,
    values.urban_id,
    values.street_id,
  ].map((text) => parseId(text) ?? null)
  const { rows } = await db.query<
    Omit<Place, 'metro_station_id' | 'address_ka' | 'address_en' | 'address_ru'> & {
      name_ka: string | null
      name_en: string | null
      name_ru: string | null
    }
  >(
    `select city.id as city_id, coalesce(street.district_id, urban.district_id, district.id) as district_id,
            coalesce(street.urban_id, urban.id) as urban_id, street.id as street_id,
            street.name_ka, street.name_en, street.name_ru
     from cities city
     left join streets street on street.id = $4 and street.city_id = city.id
     left join districts district on district.id = $2 and district.city_id = city.id
     left join urbans urban on urban.id = $3 and urban.district_id = district.id
     where city.id = $1`,
    [cityId, districtId, urbanId, streetId],
  )
  const [place] = rows
  if (!place) return undefined
  const { name_ka, name_en, name_ru, ...ids } = place
  const street = name_ka === null ? undefined : { ka: name_ka, en: name_en ?? '', ru: name_ru ?? '' }
  const localized = street ? undefined : await localizeAddress?.(values)
  const toAddress = (locale: Locale) =>
    street
      ? formatAddress(street, values.street_number, locale)
      : (localized?.[locale] ?? toReaderLetters(values.address ?? '', locale))
  return {
    ...ids,
    address_ka: toAddress('ka'),
    address_en: toAddress('en'),
    address_ru: toAddress('ru'),
    metro_station_id: await findStation(db, values),
  }
}

async function findStation(db: Db, { latitude, longitude }: DraftValues): Promise<number | null> {
  const point = { lat: Number(latitude), lng: Number(longitude) }
  const { rows } = await db.query<Row<'metro_stations', 'id' | 'lat' | 'lng'>>(
    'select id, lat, lng from metro_stations where deleted_at is null',
  )
  const stations = rows.map(({ id, lat, lng }) => ({ id, metres: distance(point, { lat, lng }) }))
  const nearest = stations.toSorted((one, other) => one.metres - other.metres)[0]
  return nearest && nearest.metres <= MAX_STATION_METRES ? nearest.id : null
}
