import { beforeAll, expect, test } from 'vitest'
import { unpackImages } from '~backend/statements/packed-images'
import { georgianToCyrillic, georgianToLatin } from '~contract/values/georgian-letters'
import { withTestDatabase } from '~tests/database'
import { seedDatabase } from './seed'

const database = withTestDatabase()

beforeAll(async () => {
  const now = new Date('2026-11-21T09:30:00Z')
  await seedDatabase(database.pool, { statements: 4_000, log: { info: () => undefined }, now })
})

async function listRows<R extends object>(sql: string): Promise<R[]> {
  return (await database.pool.query<R>(sql)).rows
}

test('each flat of a project is one of its layouts, at its price, on one of its floors', async () => {
  const flats = await listRows<{ id: number; matching: number; priced: boolean }>(
    `select s.id,
       (select count(*) from project_layouts l
        where l.project_id = p.id and l.area = s.area and l.rooms = s.room_type_id
          and s.floor between l.floor_from and l.floor_to
          and (s.price is null or (s.currency_id = 2 and s.price = round(l.area * l.square_price))))::int as matching,
       s.price is not null as priced
     from statements s join projects p on p.id = s.project_id`,
  )
  expect(flats.length).toBeGreaterThan(50)
  expect(flats.filter(({ priced }) => priced).length).toBeGreaterThan(40)
  expect(flats.filter(({ matching }) => matching === 0)).toEqual([])
})

test('each flat of a project has the house, the location and the parking of the project', async () => {
  const contradictions = await listRows(
    `select s.id from statements s join projects p on p.id = s.project_id
     where (s.height, s.total_floors, s.material_type_id, s.city_id, s.urban_id, s.street_id, s.address_ka, s.parking_type_id)
       is distinct from (p.height, p.floors, p.material_type_id, p.city_id, p.urban_id, p.street_id, p.address_ka, 5)
       or s.condition_id <> all(p.condition_ids) or p.is_completed <> (s.status_id = 2) or s.user_id <> p.developer_id`,
  )
  expect(contradictions).toEqual([])
})

test('each tour shows as many rooms and bedrooms as its statement has', async () => {
  const tours = await listRows<{ rooms: number; bedrooms: number; shown: number; beds: number }>(
    `select s.room_type_id as rooms, s.bedroom_type_id as bedrooms,
       count(*) filter (where room.kind in ('living', 'bedroom'))::int as shown,
       count(*) filter (where room.kind = 'bedroom')::int as beds
     from statements s join tour_rooms room on room.statement_id = s.id group by s.id`,
  )
  expect(tours.length).toBeGreaterThan(10)
  for (const { rooms, bedrooms, shown, beds } of tours) expect([shown, beds]).toEqual([rooms, bedrooms])
})

test('the gallery of a statement with a tour shows each room of the tour once, and no other room', async () => {
  const tours = await listRows<{ images: string; rooms: string[] }>(
    `select s.images, array_agg(room.kind order by room.position) as rooms
     from statements s join tour_rooms room on room.statement_id = s.id group by s.id`,
  )
  expect(tours.length).toBeGreaterThan(10)
  for (const { images, rooms } of tours) {
    const paths = unpackImages(images).map(({ path }) => path)
    const expected = rooms.map((room) => `/pictures/tour-${room}-0`)
    expect(paths.slice(0, rooms.length)).toEqual(expected)
    expect(paths.slice(rooms.length).join(' ')).not.toMatch(/living|kitchen|bedroom|bathroom|tour/)
  }
})

test("a company's text contains its name, founding year and number of completed projects", async () => {
  const companies = await listRows<{
    type: string
    name: string
    ka: string
    en: string
    ru: string
    year: string
    completed: number
  }>(
    `select type, display_name as name, about_ka as ka, about_en as en, about_ru as ru, left(founded_on::text, 4) as year,
       (select count(*) from projects where developer_id = users.id and is_completed)::int as completed
     from users where type in ('broker', 'developer')`,
  )
  expect(companies).toHaveLength(30)
  for (const { type, name, ka, en, ru, year, completed } of companies) {
    expect(ka).toContain(`„${name}“`)
    expect(en).toContain(`${georgianToLatin(name)} `)
    expect(en).not.toMatch(/[ა-ჰ]/)
    expect(ru).toContain(`«${georgianToCyrillic(name)}»`)
    expect(ru).not.toMatch(/[ა-ჰ]/)
    const figure = type === 'broker' ? year : String(completed)
    for (const text of [ka, en, ru]) {
      const inFigures = text.replace(/(?<=\. )(ერთი|One|Один) (?=პროექტი|project|проект)/, '1 ')
      expect(inFigures.match(/\d+/g)).toEqual([figure])
    }
  }
})
