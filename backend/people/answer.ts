import type { Locale } from '../dictionaries/words'
import { imageOf } from '../statements/image'
import { maskPhone } from '../statements/single'
import type { CompanyRow, SingleCompanyRow } from './row'

/** A broker or a developer as lists show it. */
export function companyOf(row: CompanyRow) {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    name: row.name,
    logo: pictureOf(row.logo),
    is_premier_agent: row.is_premier_agent,
    phone_number: maskPhone(row.phone_number),
    statements_count: row.statements,
    agents_count: row.agents,
    projects: { under_construction: row.projects_rising, completed: row.projects_completed },
    views: row.page_views,
    recent_views: row.recent_views ?? null,
  }
}

/** A broker or a developer as its own page shows it. */
export function singleCompanyOf(row: SingleCompanyRow, locale: Locale) {
  return {
    ...companyOf(row),
    cover: pictureOf(row.cover),
    about: row[`about_${locale}`] || row.about_ka,
    address: row[`address_${locale}`] || row.address_ka,
    foundation_date: row.founded_on,
    website: row.website,
    email: row.public_email,
    links: row.links,
    created_at: row.created_at,
  }
}

/** A picture of a person in the sizes of statements' pictures. */
export function pictureOf(path: string | null) {
  return path === null ? null : imageOf({ path, width: 1200, height: 900, is_main: true })
}
