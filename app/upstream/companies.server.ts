import type { z } from 'zod'
import type { TopPeriod } from '~contract/companies'
import type { PhoneOwner } from '~contract/phone-owners'
import * as wire from '~contract/schemas/companies'
import { success } from '~contract/schemas/envelope'
import { RevealedPhone } from '~contract/schemas/phone-numbers'
import { itemPath } from './item-path'
import { toPagedRows } from './paged-rows'
import { toImage } from './statement-fields'
import type { Call } from './upstream-client.server'

export type Company = ReturnType<typeof toCompany>

export type CompanyDetails = ReturnType<typeof toCompanyDetails>

const CompanyPage = wire.CompanyPage.transform((page) => toPagedRows(page, toCompany))
export type CompanyPage = z.output<typeof CompanyPage>

const TopCompanies = wire.TopCompanies.transform((companies) => companies.map(toCompany))

const CompanyDetails = wire.CompanyDetails.transform(toCompanyDetails)

export type BrokerAgent = ReturnType<typeof toBrokerAgent>

const BrokerAgentPage = wire.BrokerAgentPage.transform((page) => toPagedRows(page, toBrokerAgent))

/** Requests a page of brokers; `query` has the search text, the order and the page. */
export function brokerPage(query: URLSearchParams): Call<CompanyPage> {
  return { api: 'main', path: 'brokers', query, answer: success(CompanyPage) }
}

export function developerPage(query: URLSearchParams): Call<CompanyPage> {
  return { api: 'mainV3', path: 'developers', query, answer: success(CompanyPage) }
}

export function topBrokers(period: TopPeriod, maxCount: number): Call<Company[]> {
  const query = new URLSearchParams({ period, per_page: String(maxCount) })
  return { api: 'main', path: 'top-brokers', query, answer: success(TopCompanies) }
}

export function topDevelopers(maxCount: number): Call<Company[]> {
  const query = new URLSearchParams({ period: 'month', per_page: String(maxCount) })
  return { api: 'mainV3', path: 'top-developers', query, answer: success(TopCompanies) }
}

export function brokerByKey(key: string): Call<CompanyDetails> {
  return {
    api: 'main',
    ...itemPath('brokers', key),
    cacheSeparately: true,
    answer: success(CompanyDetails),
  }
}

export function developerByKey(key: string): Call<CompanyDetails> {
  return { api: 'mainV3', ...itemPath('developers', key), answer: success(CompanyDetails) }
}

export function brokerAgentPage(key: string, page: number): Call<z.output<typeof BrokerAgentPage>> {
  return {
    api: 'main',
    ...itemPath('brokers', key, '/agents'),
    query: new URLSearchParams({ page: String(page) }),
    answer: success(BrokerAgentPage),
  }
}

/** Reveals a full phone number; reveals are counted and limited per visitor. */
export function revealCompanyPhone(owner: PhoneOwner, id: number): Call<string> {
  return {
    api: 'projects',
    method: 'POST',
    path: `microservice-projects/show-phone-number/${owner}/${id}`,
    answer: success(RevealedPhone).transform(({ phone_number }) => phone_number),
  }
}

function toCompany(company: z.output<typeof wire.Company>) {
  return {
    id: company.id,
    /** Slug or id of its page. */
    key: company.slug ?? String(company.id),
    name: company.name,
    logo: company.logo ? toImage(company.logo) : undefined,
    premier: company.is_premier_agent ?? false,
    awaitsConfirmation: company.awaits_confirmation ?? false,
    maskedPhone: company.phone_number,
    statements: company.statements_count,
    agents: company.agents_count,
    projects: {
      underConstruction: company.projects?.under_construction ?? 0,
      completed: company.projects?.completed ?? 0,
    },
    views: company.views,
    recentViews: company.recent_views ?? undefined,
  }
}

function toCompanyDetails(company: z.output<typeof wire.CompanyDetails>) {
  return {
    ...toCompany(company),
    cover: company.cover ? toImage(company.cover) : undefined,
    about: company.about,
    address: company.address,
    founded: company.foundation_date ?? undefined,
    website: company.website,
    email: company.email,
    links: (company.links ?? []).flatMap((link) => link ?? []),
  }
}

function toBrokerAgent(agent: z.output<typeof wire.BrokerAgent>) {
  return {
    id: agent.id,
    name: agent.name,
    photo: agent.avatar ? toImage(agent.avatar) : undefined,
    maskedPhone: agent.phone_number,
    statements: agent.statements_count,
  }
}
