import type { Locale } from '~backend/platform/localized-text'
import { maskPhone } from '~backend/platform/mask-phone'
import { type DescribePicture, toFullSizeImage } from '~backend/platform/pictures'
import type { Company, CompanyDetails } from '~contract/schemas/companies'
import type { AnswerOf } from '~contract/schemas/envelope'
import { toReaderName } from '~contract/values/reader-name'
import type { CompanyRow, SingleCompanyRow } from './store'

export function toCompanyJson(row: CompanyRow, describePicture: DescribePicture): AnswerOf<typeof Company> {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    name: row.name,
    logo: toFullSizeImage(row.logo, describePicture),
    is_premier_agent: row.is_premier_agent,
    awaits_confirmation: row.awaits_confirmation,
    phone_number: maskPhone(row.phone_number),
    statements_count: row.statements,
    agents_count: row.agents,
    projects: { under_construction: row.projects_rising, completed: row.projects_completed },
    views: row.page_views,
    recent_views: row.recent_views ?? null,
  }
}

export function toSingleCompanyJson(
  row: SingleCompanyRow,
  locale: Locale,
  describePicture: DescribePicture,
): AnswerOf<typeof CompanyDetails> {
  return {
    ...toCompanyJson(row, describePicture),
    cover: toFullSizeImage(row.cover, describePicture),
    about: row[`about_${locale}`] || row.about_ka,
    address: row[`address_${locale}`] || toReaderName(row.address_ka, locale),
    foundation_date: row.founded_on,
    website: row.website,
    email: row.public_email,
    links: row.links,
    created_at: row.created_at,
  }
}
