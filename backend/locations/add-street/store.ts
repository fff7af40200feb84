import type pg from 'pg'
import type { Db } from '../../db/pool'
import { withTransaction } from '../../db/transaction'
import { invalid } from '../../http/errors'
import { takeTurn } from '../../visitors/turns'
import { isSameName } from '../street-search'
import type { AddStreetForm } from './form'
import { placeFaults, pointOf, type Surroundings } from './rules'

type Names = { id: number; grouped_street_id: number; names: string[]; is_here: boolean }

/**
 * Adds a street, unless the place has one of that name in any language.
 *
 * @returns the id of the new street, or of the one that was there
 * @throws ApiError 422 with what is wrong with the place, 429 when the user has added too many
 */
export async function addStreet(
  pool: pg.Pool,
  userId: number,
  form: AddStreetForm,
): Promise<{ id: number; isNew: boolean }> {
  return withTransaction(pool, async (transaction) => {
    const surroundings = await findSurroundings(transaction, form)
    const faults = placeFaults(form, surroundings)
    if (faults.length > 0) throw invalid(faults)
    // Two who add one street at once wait for each other; the second finds it.
    await transaction.query("select pg_advisory_xact_lock(hashtextextended('add-street ' || $1, 0))", [
      form.city_id,
    ])
    const namesakes = (await listNames(transaction, form)).filter(({ names }) =>
      names.some((name) => isSameName(name, form.display_name)),
    )
    const there = namesakes.find(({ is_here }) => is_here)
    if (there) return { id: there.id, isNew: false }
    await takeTurn(transaction, 'street', `user ${userId}`)
    const id = await insertStreet(transaction, userId, form, pointOf(form, surroundings), namesakes[0])
    return { id, isNew: true }
  })
}

async function findSurroundings(db: Db, form: AddStreetForm): Promise<Surroundings> {
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

/** The names of all streets of the city, and whether they run through the place that is meant. */
async function listNames(db: Db, form: AddStreetForm): Promise<Names[]> {
  const { rows } = await db.query<Names>(
    `select id, grouped_street_id, array[name_ka, name_en, name_ru] as names,
       district_id is not distinct from $2::int and urban_id is not distinct from $3::int as is_here
     from streets where city_id = $1 order by id`,
    [form.city_id, form.district_id, form.urban_id],
  )
  return rows
}

async function insertStreet(
  db: Db,
  userId: number,
  { display_name, city_id, district_id, urban_id }: AddStreetForm,
  { lat, lng }: { lat: number; lng: number },
  namesake: Names | undefined,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `with new as (select nextval(pg_get_serial_sequence('streets', 'id'))::int as id)
     insert into streets (id, grouped_street_id, city_id, district_id, urban_id, name_ka, name_en, name_ru, lat, lng,
       added_by)
     select id, coalesce($1, id), $2, $3, $4, $5, $5, $5, $6, $7, $8 from new returning id`,
    [namesake?.grouped_street_id, city_id, district_id, urban_id, display_name, lat, lng, userId],
  )
  if (!rows[0]) throw new Error('no street was added')
  return rows[0].id
}
