import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import { CITIES } from './cities'
import { DISTRICTS } from './districts'
import { STATIONS } from './metro'
import type { Street } from './place'
import { STREETS } from './streets'
import { NEIGHBOURHOODS } from './urbans'

const TBILISI = 1

const toPlaceColumns = ({ id, name: { ka, en, ru }, lat, lng }: Omit<Street, 'urbanId'>) => ({
  id,
  name_ka: ka,
  name_en: en,
  name_ru: ru,
  lat,
  lng,
})

export async function addPlaces(db: Db) {
  const addMissing = (table: string, rows: Record<string, unknown>[]) =>
    insertRows(db, table, rows, 'on conflict do nothing')
  await addMissing(
    'cities',
    CITIES.map((city, position) => ({ ...toPlaceColumns(city), slug: city.slug, position })),
  )
  await addMissing(
    'districts',
    DISTRICTS.map((district, position) => ({
      ...toPlaceColumns(district),
      city_id: district.cityId,
      slug: district.slug,
      position,
    })),
  )
  await addMissing(
    'urbans',
    NEIGHBOURHOODS.map((neighbourhood, position) => ({
      ...toPlaceColumns(neighbourhood),
      district_id: neighbourhood.districtId,
      slug: neighbourhood.slug,
      position,
    })),
  )
  await addMissing(
    'metro_stations',
    STATIONS.map((station) => ({
      ...toPlaceColumns(station),
      slug: station.slug,
      urban_ids: station.urbanIds,
    })),
  )
  await addMissing('streets', streetRows())
  await db.query(`select setval(pg_get_serial_sequence('streets', 'id'), (select max(id) from streets))`)
}

/** Streets of one name are grouped under the first one's id. */
function streetRows() {
  const groups = new Map<string, number>()
  const districtOf = new Map(NEIGHBOURHOODS.map(({ id, districtId }) => [id, districtId]))
  return STREETS.map((street) => {
    const { id, name, urbanId } = street
    if (!groups.has(name.ka)) groups.set(name.ka, id)
    return {
      ...toPlaceColumns(street),
      grouped_street_id: groups.get(name.ka),
      city_id: TBILISI,
      district_id: districtOf.get(urbanId),
      urban_id: urbanId,
    }
  })
}
