import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import type { LocalizedText } from '~backend/platform/localized-text'
import { CITIES } from './cities'
import { DISTRICTS } from './districts'
import { STATIONS } from './metro'
import { STREETS } from './streets'
import { NEIGHBOURHOODS } from './urbans'

const TBILISI = 1

const toNameColumns = ({ ka, en, ru }: LocalizedText) => ({ name_ka: ka, name_en: en, name_ru: ru })

export async function addPlaces(db: Db) {
  const unlessThere = 'on conflict do nothing'
  await insertRows(
    db,
    'cities',
    CITIES.map(({ id, name, slug, lat, lng }, position) => ({
      id,
      ...toNameColumns(name),
      slug,
      lat,
      lng,
      position,
    })),
    unlessThere,
  )
  await insertRows(
    db,
    'districts',
    DISTRICTS.map(({ id, cityId, name, slug, lat, lng }, position) => ({
      id,
      city_id: cityId,
      ...toNameColumns(name),
      slug,
      lat,
      lng,
      position,
    })),
    unlessThere,
  )
  await insertRows(
    db,
    'urbans',
    NEIGHBOURHOODS.map(({ id, districtId, name, slug, lat, lng }, position) => ({
      id,
      district_id: districtId,
      ...toNameColumns(name),
      slug,
      lat,
      lng,
      position,
    })),
    unlessThere,
  )
  await insertRows(
    db,
    'metro_stations',
    STATIONS.map(({ id, name, slug, lat, lng, urbanIds }) => ({
      id,
      ...toNameColumns(name),
      slug,
      lat,
      lng,
      urban_ids: urbanIds,
    })),
    `${unlessThere}`,
  )
  await insertRows(db, 'streets', streetRows(), unlessThere)
  await db.query(`select setval(pg_get_serial_sequence('streets', 'id'), (select max(id) from streets))`)
}

/** Streets of one name are grouped under the first one's id. */
function streetRows() {
  const groups = new Map<string, number>()
  const districtOf = new Map(NEIGHBOURHOODS.map(({ id, districtId }) => [id, districtId]))
  return STREETS.map(({ id, name, lat, lng, urbanId }) => {
    if (!groups.has(name.ka)) groups.set(name.ka, id)
    return {
      id,
      grouped_street_id: groups.get(name.ka),
      city_id: TBILISI,
      district_id: districtOf.get(urbanId),
      urban_id: urbanId,
      ...toNameColumns(name),
      lat,
      lng,
    }
  })
}
