import type { z } from 'zod'
import type { TopPeriod } from '~contract/companies'
import { companyEndpoints } from '~contract/endpoints/companies'
import type { PhoneOwner } from '~contract/phones'
import type * as wire from '~contract/schemas/companies'
import { defineCall } from './endpoint-call.server'
import { toPagedRows } from './paged-rows'
import { toImage } from './statement-fields'
import type { Call } from './upstream-client.server'

export type Company = ReturnType<typeof toCompany>

export type CompanyDetails = ReturnType<typeof toCompanyDetails>

export type CompanyPage = ReturnType<typeof toCompanyPage>

export type BrokerAgent = ReturnType<typeof toBrokerAgent>

const callBrokers = defineCall(companyEndpoints.brokers, toCompanyPage)
const callDevelopers = defineCall(companyEndpoints.developers, toCompanyPage)
const callTopBrokers = defineCall(companyEndpoints.topBrokers, toCompanies)
const callTopDevelopers = defineCall(companyEndpoints.topDevelopers, toCompanies)
const callBroker = defineCall(companyEndpoints.broker, toCompanyDetails)
const callDeveloper = defineCall(companyEndpoints.developer, toCompanyDetails)
const callBrokerAgents = defineCall(companyEndpoints.brokerAgents, (page) => toPagedRows(page, toBrokerAgent))
const callRevealPhone = defineCall(companyEndpoints.revealPhone, ({ phone_number }) => phone_number)

/** Requests a page of brokers; `query` has the search text, the order and the page. */
export function brokerPage(query: URLSearchParams): Call<CompanyPage> {
  return callBrokers({ query })
}

export function developerPage(query: URLSearchParams): Call<CompanyPage> {
  return callDevelopers({ query })
}

export function topBrokers(period: TopPeriod, maxCount: number): Call<Company[]> {
  return callTopBrokers({ query: { period, per_page: maxCount } })
}

export function topDevelopers(maxCount: number): Call<Company[]> {
  return callTopDevelopers({ query: { period: 'month', per_page: maxCount } })
}

export function brokerByKey(key: string): Call<CompanyDetails> {
  return { ...callBroker({ params: { slug: key } }), cacheSeparately: true }
}

export function developerByKey(key: string): Call<CompanyDetails> {
  return callDeveloper({ params: { slug: key } })
}

export function brokerAgentPage(key: string, page: number): ReturnType<typeof callBrokerAgents> {
  return callBrokerAgents({ params: { slug: key }, query: { page } })
}

/** Reveals a full phone number; reveals are counted and limited per visitor. */
export function revealCompanyPhone(owner: PhoneOwner, id: number): Call<string> {
  return callRevealPhone({ params: { owner, id } })
}

function toCompanyPage(page: z.output<typeof wire.CompanyPage>) {
  return toPagedRows(page, toCompany)
}

function toCompanies(companies: z.output<typeof wire.TopCompanies>) {
  return companies.map(toCompany)
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
