import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { CompanyType } from '~contract/companies'
import type { PlaceKind } from '~contract/locations'

type CompanyRow = Row<'users', 'id' | 'type'> & {
  name: string
  slug: NonNullable<Column<'users', 'slug'>>
  statements: number
}

export type SuggestedCompanyRow = Omit<CompanyRow, 'type'> & { type: CompanyType }

/** Companies without a slug have no page. */
export async function listSuggestedCompanies(db: Db): Promise<SuggestedCompanyRow[]> {
  const { rows } = await db.query<CompanyRow>(
    `select u.id, u.type, ${userNameSql('u')} as name, u.slug, statements_of_owner(u.id) as statements
     from users u where u.type in ('broker', 'developer') and u.slug <> '' and u.blocked_at is null`,
  )
  return rows.flatMap(({ type, ...row }) =>
    type === 'broker' || type === 'developer' ? [{ ...row, type }] : [],
  )
}

export type PlaceCounts = Readonly<Record<PlaceKind, ReadonlyMap<number, number>>>

const ofTotals = (column: string) =>
  `select ${column} as id, sum(total) as total from statement_totals where ${column} is not null group by 1`
const ofStatements = (column: string) =>
  `select ${column} as id, count(*) as total from statements where is_public and ${column} is not null group by 1`

const COUNTS_SQL: Readonly<Record<PlaceKind, string>> = {
  city: ofTotals('city_id'),
  district: ofTotals('district_id'),
  urban: ofTotals('urban_id'),
  street: ofStatements('street_id'),
  metro: ofStatements('metro_station_id'),
}

export async function countStatementsByPlace(db: Db): Promise<PlaceCounts> {
  const count = async (kind: PlaceKind) => {
    const { rows } = await db.query<{ id: number; total: number }>(COUNTS_SQL[kind])
    return new Map(rows.map(({ id, total }) => [id, total]))
  }
  const [city, district, urban, street, metro] = await Promise.all([
    count('city'),
    count('district'),
    count('urban'),
    count('street'),
    count('metro'),
  ])
  return { city, district, urban, street, metro }
}

export async function isPublicStatement(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.query('select from statements where id = $1 and is_public', [id])
  return rows.length > 0
}
