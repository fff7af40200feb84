import type { Db } from '~backend/platform/db/pool'
import type { Page } from '~backend/platform/http/pagination'
import { slugify } from '~backend/platform/slugify'
import { type CompanyOrder, type CompanyType, POPULARITY_DAYS } from '~contract/companies'
import { COMPANY_COLUMNS, type CompanyRow } from './store'

const ORDERS: Readonly<Record<CompanyOrder, string>> = {
  popularity: 'recent_views desc, u.page_views desc',
  statements: 'statements desc',
  projects: 'projects_rising + projects_completed desc',
  name: 'name',
}

type CompanyFilter = { type: CompanyType; q: string | undefined; order: CompanyOrder } & Page

export async function listCompanies(
  db: Db,
  { type, q, order, page, perPage }: CompanyFilter,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const values: unknown[] = [type]
  const where = ["u.type = $1 and u.slug is not null and u.slug <> '' and u.blocked_at is null"]
  if (q) {
    // Names are stored in one script; the slug is the Latin form.
    const [text, slug] = [values.push(escapeLike(q.toLowerCase())), values.push(escapeLike(slugify(q)))]
    where.push(
      `(lower(u.display_name) like '%' || $${text} || '%' or ($${slug} <> '' and u.slug like '%' || $${slug} || '%'))`,
    )
  }
  const among = where.join(' and ')
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*) as total from users u where ${among}`,
    values,
  )
  const { rows } = await db.query<CompanyRow>(
    `select * from (
       select ${COMPANY_COLUMNS}, ${viewsSinceSql(POPULARITY_DAYS)} as recent_views from users u where ${among}) u
     order by ${ORDERS[order]}, u.id limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, perPage, (page - 1) * perPage],
  )
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function listTopCompanies(
  db: Db,
  type: CompanyType,
  days: number,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await db.query<CompanyRow>(
    `select ${COMPANY_COLUMNS}, recent_views from users u
     join (select id, recent_views
           from (select u.id, ${viewsSinceSql(days)} as recent_views from users u
                 where u.type = $1 and u.slug is not null and u.blocked_at is null) counted
           order by recent_views desc, id limit $2) top on top.id = u.id
     order by recent_views desc, u.id`,
    [type, limit],
  )
  return rows
}

const viewsSinceSql = (days: number) =>
  `(select coalesce(sum(views), 0) from company_views v
    where v.user_id = u.id and v.day > georgian_today() - ${days})`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
