import type pg from 'pg'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { validationError } from '~backend/platform/http/errors'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { isSameStreetName } from '../street-search'
import { type StreetToAdd, type Surroundings, toStreetPoint, validateStreetPlace } from './rules'

type StreetNames = Row<'streets', 'id' | 'grouped_street_id'> & {
  names: string[]
  is_nearby: boolean
}

/**
 * Adds a street, or returns an existing one with the same name in any language.
 * @throws ApiError 422 for an invalid place, or 429
 */
export async function addStreet(
  pool: pg.Pool,
  userId: number,
  form: StreetToAdd,
): Promise<{ id: number; isNew: boolean }> {
  return inTransaction(pool, async (transaction) => {
    const surroundings = await findSurroundings(transaction, form)
    const fieldErrors = validateStreetPlace(form, surroundings)
    if (fieldErrors.length > 0) throw validationError(fieldErrors)
    // Serializes concurrent additions; the second finds the first's street.
    await lockUntilCommit(transaction, `add-street ${form.city_id}`)
    const namesakes = (await listStreetNames(transaction, form)).filter(({ names }) =>
      names.some((name) => isSameStreetName(name, form.display_name)),
    )
    const there = namesakes.find(({ is_nearby }) => is_nearby)
    if (there) return { id: there.id, isNew: false }
    await consumeRateLimit(transaction, 'street', `user ${userId}`)
    const id = await insertStreet(transaction, userId, form, toStreetPoint(form, surroundings), namesakes[0])
    return { id, isNew: true }
  })
}

async function findSurroundings(db: Db, form: StreetToAdd): Promise<Surroundings> {
  const { rows } = await db.query<Surroundings>(
    `select
       (select json_build_object('lat', lat, 'lng', lng,
          'has_districts', exists (select from districts where city_id = cities.id))
        from cities where id = $1) as city,
       (select json_build_object('lat', lat, 'lng', lng,
          'has_urbans', exists (select from urbans where district_id = districts.id))
        from districts where id = $2 and city_id = $1) as district,
       (select json_build_object('lat', lat, 'lng', lng)
        from urbans where id = $3 and district_id = $2) as urban`,
    [form.city_id, form.district_id, form.urban_id],
  )
  return rows[0] ?? { city: null, district: null, urban: null }
}

async function listStreetNames(db: Db, form: StreetToAdd): Promise<StreetNames[]> {
  const { rows } = await db.query<StreetNames>(
    `select id, grouped_street_id, array[name_ka, name_en, name_ru] as names,
       district_id is not distinct from $2::int and urban_id is not distinct from $3::int as is_nearby
     from streets where city_id = $1 order by id`,
    [form.city_id, form.district_id, form.urban_id],
  )
  return rows
}

async function insertStreet(
  db: Db,
  userId: number,
  { display_name, city_id, district_id, urban_id }: StreetToAdd,
  { lat, lng }: { lat: number; lng: number },
  namesake: StreetNames | undefined,
): Promise<number> {
  const { rows } = await db.query<Row<'streets', 'id'>>(
    `with new as (select nextval(pg_get_serial_sequence('streets', 'id'))::int as id)
     insert into streets (id, grouped_street_id, city_id, district_id, urban_id, name_ka, name_en, name_ru, lat, lng,
       added_by)
     select id, coalesce($1, id), $2, $3, $4, $5, $5, $5, $6, $7, $8 from new returning id`,
    [namesake?.grouped_street_id, city_id, district_id, urban_id, display_name, lat, lng, userId],
  )
  if (!rows[0]) throw new Error('no street was added')
  return rows[0].id
}
