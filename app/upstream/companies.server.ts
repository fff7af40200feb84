import { z } from 'zod'
import type { PhoneOwner } from '~contract/phone-owners'
import { success } from '~contract/schemas/envelope'
import { optionalText } from '~contract/schemas/primitives'
import { pagedRows } from './paged-rows'
import { Image, webUrl } from './statement-schemas'
import type { Call } from './upstream-client.server'

const Picture = Image.nullish()
  .catch(undefined)
  .transform((picture) => picture ?? undefined)

const optionalCount = z
  .number()
  .int()
  .nullish()
  .transform((number) => number ?? 0)

const companyFields = {
  id: z.number().int(),
  slug: optionalText,
  name: z.string(),
  logo: Picture,
  is_premier_agent: z.boolean().nullish(),
  phone_number: optionalText,
  statements_count: optionalCount,
  agents_count: optionalCount,
  projects: z.object({ under_construction: optionalCount, completed: optionalCount }).nullish(),
  views: optionalCount,
  recent_views: z.number().int().nullish(),
}

const companyWire = z.object(companyFields)

function toCompany(wire: z.output<typeof companyWire>) {
  return {
    id: wire.id,
    /** The slug or id of its page. */
    key: wire.slug ?? String(wire.id),
    name: wire.name,
    logo: wire.logo,
    premier: wire.is_premier_agent ?? false,
    maskedPhone: wire.phone_number,
    statements: wire.statements_count,
    agents: wire.agents_count,
    projects: {
      rising: wire.projects?.under_construction ?? 0,
      completed: wire.projects?.completed ?? 0,
    },
    views: wire.views,
    recentViews: wire.recent_views ?? undefined,
  }
}

const Company = companyWire.transform(toCompany)
export type Company = z.output<typeof Company>

const CompanyDetails = z
  .object({
    ...companyFields,
    cover: Picture,
    about: optionalText,
    address: optionalText,
    foundation_date: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/)
      .nullish()
      .catch(undefined),
    website: webUrl,
    email: optionalText,
    links: z.array(webUrl).nullish(),
  })
  .transform((wire) => ({
    ...toCompany(wire),
    cover: wire.cover,
    about: wire.about,
    address: wire.address,
    founded: wire.foundation_date ?? undefined,
    website: wire.website,
    email: wire.email,
    links: (wire.links ?? []).flatMap((link) => link ?? []),
  }))

/** A broker or developer with the details of its own page. */
export type CompanyDetails = z.output<typeof CompanyDetails>

const CompanyPage = pagedRows(Company)
export type CompanyPage = z.output<typeof CompanyPage>

const BrokerAgent = z
  .object({
    id: z.number().int(),
    name: z.string(),
    phone_number: optionalText,
    statements_count: optionalCount,
  })
  .transform((wire) => ({
    id: wire.id,
    name: wire.name,
    maskedPhone: wire.phone_number,
    statements: wire.statements_count,
  }))

export type BrokerAgent = z.output<typeof BrokerAgent>

const BrokerAgentPage = pagedRows(BrokerAgent)

/** `query` has the search text, the order and the page. */
export function brokerPage(query: URLSearchParams): Call<CompanyPage> {
  return { api: 'main', path: 'brokers', query, answer: success(CompanyPage) }
}

export function developerPage(query: URLSearchParams): Call<CompanyPage> {
  return { api: 'mainV3', path: 'developers', query, answer: success(CompanyPage) }
}

export type Period = 'week' | 'month'

export function topBrokers(period: Period, maxCount: number): Call<Company[]> {
  const query = new URLSearchParams({ period, per_page: String(maxCount) })
  return { api: 'main', path: 'top-brokers', query, answer: success(z.array(Company)) }
}

export function topDevelopers(maxCount: number): Call<Company[]> {
  const query = new URLSearchParams({ period: 'month', per_page: String(maxCount) })
  return { api: 'mainV3', path: 'top-developers', query, answer: success(z.array(Company)) }
}

export function brokerByKey(key: string): Call<CompanyDetails> {
  return { api: 'main', path: `brokers/${encodeURIComponent(key)}`, answer: success(CompanyDetails) }
}

export function developerByKey(key: string): Call<CompanyDetails> {
  return { api: 'mainV3', path: `developers/${encodeURIComponent(key)}`, answer: success(CompanyDetails) }
}

export function brokerAgentPage(key: string, page: number): Call<z.output<typeof BrokerAgentPage>> {
  return {
    api: 'main',
    path: `brokers/${encodeURIComponent(key)}/agents`,
    query: new URLSearchParams({ page: String(page) }),
    answer: success(BrokerAgentPage),
  }
}

const PhoneResponse = z.object({ phone_number: z.string().regex(/^\+?[\d ]{5,20}$/) })

/** Reveals a full phone number; reveals are counted and limited per visitor. */
export function revealCompanyPhone(owner: PhoneOwner, id: number): Call<string> {
  return {
    api: 'main',
    method: 'POST',
    path: `microservice-projects/show-phone-number/${owner}/${id}`,
    body: {},
    answer: success(PhoneResponse).transform(({ phone_number }) => phone_number),
  }
}
