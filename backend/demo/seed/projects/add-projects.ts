import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { DAY_MS } from '~contract/values/georgian-time'
import { PROJECTS, type Project } from './projects'

export async function addProjects(db: Db, day: Date): Promise<void> {
  const { rows } = await db.query<Row<'users', 'id' | 'email'>>(
    'select id, email from users where email = any($1)',
    [PROJECTS.map(({ developer }) => developer.email)],
  )
  const developers = new Map(rows.map(({ email, id }) => [email, id]))
  for (const project of PROJECTS) {
    const developerId = developers.get(project.developer.email)
    if (developerId !== undefined) await addProject(db, project, developerId, day)
  }
}

export async function getProjectIds(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.query<Row<'projects', 'id' | 'slug'>>(
    'select id, slug from projects where slug = any($1)',
    [PROJECTS.map(({ slug }) => slug)],
  )
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

async function addProject(db: Db, project: Project, developerId: number, day: Date) {
  const columns = toColumns(project, developerId, day)
  const names = Object.keys(columns)
  const { rows } = await db.query<Row<'projects', 'id'>>(
    `insert into projects (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
     on conflict (slug) do nothing returning id`,
    Object.values(columns),
  )
  const id = rows[0]?.id
  if (id === undefined) return
  await insertRows(
    db,
    'project_images',
    project.images.map((path, position) => ({ project_id: id, position, path, width: 1200, height: 900 })),
  )
  await insertRows(
    db,
    'project_layouts',
    project.layouts.map(({ rooms, area, floorFrom, floorTo, squarePrice, path }, position) => ({
      project_id: id,
      position,
      rooms,
      area,
      path,
      floor_from: floorFrom,
      floor_to: floorTo,
      square_price: squarePrice,
    })),
  )
}

function toColumns(project: Project, developerId: number, day: Date) {
  const { name, about, place, layouts } = project
  const prices = layouts.map(({ squarePrice }) => squarePrice)
  return {
    slug: project.slug,
    developer_id: developerId,
    name_ka: name.ka,
    name_en: name.en,
    name_ru: name.ru,
    about_ka: about.ka,
    about_en: about.en,
    about_ru: about.ru,
    is_completed: project.isCompleted,
    delivered_on: monthAfter(day, project.deliveredInMonths),
    condition_ids: project.conditionIds,
    material_type_id: project.materialTypeId,
    buildings: project.buildings,
    floors: project.floors,
    flats: project.flats,
    height: project.height,
    instalment_months: project.instalmentMonths,
    first_payment: project.firstPayment,
    has_mortgage: true,
    square_price_from: Math.min(...prices),
    square_price_to: Math.max(...prices),
    city_id: place.city.id,
    district_id: place.district?.id ?? null,
    urban_id: place.urban?.id ?? null,
    street_id: place.street?.id ?? null,
    address_ka: place.address.ka,
    address_en: place.address.en,
    address_ru: place.address.ru,
    lat: place.point.lat,
    lng: place.point.lng,
    manager_name: project.managerName,
    manager_phone: project.managerPhone,
    created_at: new Date(day.getTime() - project.createdDaysAgo * DAY_MS),
  }
}

function monthAfter(day: Date, months: number): string {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}
