import type { Locale } from '~backend/dictionaries/localized'
import { type ImageJson, toImage } from '~backend/statements/image'
import { maskPhone } from '~backend/statements/statement-detail'
import type { Company, CompanyDetails } from '~contract/schemas/companies'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CompanyRow, SingleCompanyRow } from './store'

export function toCompanyJson(row: CompanyRow): AnswerOf<typeof Company> {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    name: row.name,
    logo: toPictureJson(row.logo),
    is_premier_agent: row.is_premier_agent,
    phone_number: maskPhone(row.phone_number),
    statements_count: row.statements,
    agents_count: row.agents,
    projects: { under_construction: row.projects_rising, completed: row.projects_completed },
    views: row.page_views,
    recent_views: row.recent_views ?? null,
  }
}

export function toSingleCompanyJson(row: SingleCompanyRow, locale: Locale): AnswerOf<typeof CompanyDetails> {
  return {
    ...toCompanyJson(row),
    cover: toPictureJson(row.cover),
    about: row[`about_${locale}`] || row.about_ka,
    address: row[`address_${locale}`] || row.address_ka,
    foundation_date: row.founded_on,
    website: row.website,
    email: row.public_email,
    links: row.links,
    created_at: row.created_at,
  }
}

export function toPictureJson(path: string): ImageJson
export function toPictureJson(path: string | null): ImageJson | null
export function toPictureJson(path: string | null): ImageJson | null {
  return path === null ? null : toImage({ path, width: 1200, height: 900, is_main: true })
}
