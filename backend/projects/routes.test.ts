import { beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addProject, addStatement, addUser, places } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const BASE = '/v1/microservice-projects'
let developer: number
let yard: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  developer = await addUser(pool, {
    type: 'developer',
    display_name: 'მწვანე კიბეები',
    slug: 'mwvane-kibeebi',
    phone_number: '555111222',
    valid_phone_numbers: ['555111222'],
  })
  yard = await addProject(pool, { developer_id: developer, created_at: '2026-01-02', condition_ids: [5, 6] })
  await addProject(pool, {
    slug: 'sea',
    developer_id: developer,
    created_at: '2026-01-01',
    is_completed: true,
    city_id: places.batumi,
    district_id: places.rustaveli,
    urban_id: null,
    delivered_on: '2025-05-01',
    square_price_from: 900,
    square_price_to: 1_100,
    manager_phone: '555999888',
  })
  await pool.query(
    `insert into project_layouts values ($1, 0, 2, 50.5, 2, 9, 1500, '/pictures/plan-p1-5052')`,
    [yard],
  )
  await pool.query(
    `insert into project_images (project_id, position, path) values ($1, 0, '/pictures/new-p1-0')`,
    [yard],
  )
})

async function slugsAt(query: string): Promise<string[]> {
  const { body } = await api.get(`${BASE}/listing?${query}`)
  return body.data.data.map(({ slug }: { slug: string }) => slug)
}

describe('list of projects', () => {
  // Specification 1.7.33
  test('the list shows the newest first, with prices in every currency', async () => {
    const { body } = await api.get(`${BASE}/listing`, { locale: 'en' })
    expect(body.data).toMatchObject({ total: 2, current_page: 1, last_page: 1 })
    expect(body.data.data[0]).toMatchObject({
      display_name: 'Walnut Yard',
      city: 'Tbilisi',
      urban: 'Vake',
      building_status: 'under_construction',
      delivery_date: '2028-03-01',
      developer: { id: developer, slug: 'mwvane-kibeebi', logo: null },
      min_price: { 1: { from: 4050, to: 5130 }, 2: { from: 1500, to: 1900 }, 3: { from: 1286, to: 1629 } },
      images: [{ large: '/pictures/new-p1-0.webp' }],
    })
  })

  test.each([
    ['cities=15', ['sea']],
    ['cities=1,15', ['walnut-yard', 'sea']],
    ['districts=4', ['walnut-yard']],
    ['urbans=38', ['walnut-yard']],
    ['building_status=completed', ['sea']],
    ['building_status=under_construction', ['walnut-yard']],
    ['square_price_to=1000', ['sea']],
    ['square_price_from=1200', ['walnut-yard']],
    ['square_price_from=1800&square_price_to=1850', ['walnut-yard']],
    ['square_price_to=2500&currency_id=1', ['sea']],
    ['order_by=price', ['sea', 'walnut-yard']],
    ['per_page=1&page=2', ['sea']],
    ['cities=junk&building_status=half&square_price_from=x&page=0', ['walnut-yard', 'sea']],
    ['developers=999999', []],
  ])('the list is filtered, ordered and paged by %s', async (query, slugs) => {
    expect(await slugsAt(query)).toEqual(slugs)
  })
})

describe('project pages', () => {
  test('a project is found by its slug, its number and its uuid', async () => {
    const { body } = await api.get(`${BASE}/walnut-yard`, { locale: 'en' })
    expect(body.data).toMatchObject({
      id: yard,
      conditions: ['White frame', 'Black frame'],
      phone_number: '555111***',
      lat: 41.709,
      layouts: [
        {
          rooms: 2,
          area: 50.5,
          floor_from: 2,
          floor_to: 9,
          price: {
            1: { price_square: 4050, price_total: 204_525 },
            2: { price_square: 1500, price_total: 75_750 },
          },
          image: { large: '/pictures/plan-p1-5052.webp' },
        },
      ],
    })
    for (const key of [String(yard), body.data.uuid])
      expect((await api.get(`${BASE}/${key}`)).body.data.id).toBe(yard)
  })

  test.each(['nothing', '0', '99999999999', '%00', "'"])('a project page answers 404 for %j', async (key) => {
    expect((await api.get(`${BASE}/${key}`)).status).toBe(404)
  })

  test('a project is marked while its developer is unconfirmed', async () => {
    const read = async () => (await api.get('/v1/microservice-projects/listing')).body.data.data[0].developer
    expect(await read()).not.toHaveProperty('awaits_confirmation')
    await database.pool.query('update users set awaits_confirmation = true where id = $1', [developer])
    expect(await read()).toMatchObject({ id: developer, awaits_confirmation: true })
    await database.pool.query('update users set awaits_confirmation = false where id = $1', [developer])
  })

  test('a project has the phone number of its seller, or else of its developer', async () => {
    const { rows } = await database.pool.query<{ id: number }>("select id from projects where slug = 'sea'")
    const show = async (id: number | undefined) =>
      (await api.post(`${BASE}/show-phone-number/project/${id}`)).body.data.phone_number
    expect(await show(yard)).toBe('555111222')
    expect(await show(rows[0]?.id)).toBe('555999888')
    const { rows: reveals } = await database.pool.query('select reveals from project_phone_reveals')
    expect(reveals).toEqual([{ reveals: 1 }, { reveals: 1 }])
  })

  test('a statement names its project, and searching by the project finds the statement', async () => {
    const id = await addStatement(database.pool, { project_id: yard, user_id: developer })
    const { body } = await api.get(`/v1/microservice/statements/${id}`, { locale: 'ru' })
    expect(body.data.statement).toMatchObject({
      project_id: yard,
      project_slug: 'walnut-yard',
      project_name: 'Ореховый двор',
      user_slug: 'mwvane-kibeebi',
    })
    const found = await api.get(`/v1/microservice/statements?projects=${yard}`)
    expect(found.body.data.data.map((card: { id: number }) => card.id)).toEqual([id])
  })
})

test('the calls of this file log no failure', () => expect(api.errors).toEqual([]))
