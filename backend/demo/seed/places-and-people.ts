import { hashPassword } from '~backend/auth/passwords'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { LocalizedText } from '~backend/platform/localized-text'
import { DAY_MS } from '~contract/values/georgian-time'
import { insertRows } from './insert-rows'
import { DEMO_OPERATOR, DEMO_PASSWORD, PEOPLE, type Person } from './people/people'
import { CITIES } from './places/cities'
import { DISTRICTS } from './places/districts'
import { STATIONS } from './places/metro'
import { STREETS } from './places/streets'
import { NEIGHBOURHOODS } from './places/urbans'

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

export async function addPeople(db: Db, day: Date): Promise<number[]> {
  const password = await hashPassword(DEMO_PASSWORD)
  const toRow = (person: Person) => ({
    type: person.type,
    email: person.email,
    password_hash: person.demo ? password : null,
    first_name: person.firstName,
    last_name: person.lastName,
    display_name: person.displayName,
    phone_number: person.phone,
    valid_phone_numbers: [person.phone],
    slug: person.slug,
    is_premier_agent: person.premier,
    about_ka: person.about.ka,
    about_en: person.about.en,
    about_ru: person.about.ru,
    created_at: new Date(day.getTime() - person.joinedDaysAgo * DAY_MS),
    is_operator: person === DEMO_OPERATOR,
  })
  const rows = PEOPLE.map(toRow)
  await insertRows(db, 'users', [...rows, toRow(DEMO_OPERATOR)], 'on conflict do nothing')
  const { rows: found } = await db.query<Row<'users', 'id' | 'email'>>(
    'select id, email from users where email = any($1)',
    [rows.map(({ email }) => email)],
  )
  const ids = new Map(found.map(({ email, id }) => [email, id]))
  return rows.map(({ email }) => {
    const id = ids.get(email)
    if (id === undefined) throw new Error(`${email} could not be added`)
    return id
  })
}
