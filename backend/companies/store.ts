import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import { provedPhoneSql } from '~backend/platform/db/proved-phone-sql'
import type { Column, Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { parseSlug } from '~backend/platform/http/query'
import type { CompanyType } from '~contract/companies'
import { parseId } from '~contract/values/ids'

export type CompanyRow = Row<
  'users',
  'id' | 'logo' | 'is_premier_agent' | 'phone_number' | 'page_views' | 'awaits_confirmation'
> & {
  type: CompanyType
  slug: NonNullable<Column<'users', 'slug'>>
  name: string
  statements: number
  agents: number
  projects_rising: number
  projects_completed: number
  /** Views within the requested period. */
  recent_views?: number
}

export type SingleCompanyRow = CompanyRow &
  Row<
    'users',
    | 'cover'
    | 'about_ka'
    | 'about_en'
    | 'about_ru'
    | 'address_ka'
    | 'address_en'
    | 'address_ru'
    | 'founded_on'
    | 'website'
    | 'public_email'
    | 'links'
  > & { created_at: string }

export const COMPANY_COLUMNS = `
  u.id, u.type, u.slug, ${userNameSql('u')} as name, u.logo, u.is_premier_agent, u.awaits_confirmation,
  ${provedPhoneSql('u')} as phone_number,
  statements_of_owner(u.id) as statements, u.page_views,
  (select count(*) from broker_agents where broker_id = u.id) as agents,
  (select count(*) from projects p where p.developer_id = u.id and not p.is_completed) as projects_rising,
  (select count(*) from projects p where p.developer_id = u.id and p.is_completed) as projects_completed`

const SINGLE_COLUMNS = `${COMPANY_COLUMNS},
  u.cover, u.about_ka, u.about_en, u.about_ru, u.address_ka, u.address_en, u.address_ru, u.founded_on, u.website,
  u.public_email, u.links, ${toGeorgianTimeSql('u.created_at')} as created_at`

/** Finds a company with a page. Companies without a slug have none. */
export async function findCompany(
  db: Db,
  type: CompanyType,
  slugOrId: string,
): Promise<SingleCompanyRow | undefined> {
  const { rows } = await db.query<SingleCompanyRow>(
    `select ${SINGLE_COLUMNS} from users u
     where u.type = $1 and u.slug is not null and u.blocked_at is null and (u.slug = $2 or u.id = $3)
     order by u.slug = $2 desc nulls last limit 1`,
    [type, parseSlug(slugOrId), parseId(slugOrId)],
  )
  return rows[0]
}
