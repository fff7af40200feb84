import { z } from 'zod'
import type { Call } from './door.server'
import { optionalText, success } from './envelope'
import { pageOf } from './pages'
import type { PhoneOwner } from './phone-owners'
import { Image, webAddress } from './statement-parts'

const Picture = Image.nullish()
  .catch(undefined)
  .transform((picture) => picture ?? undefined)

const count = z
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
  statements_count: count,
  agents_count: count,
  projects: z.object({ under_construction: count, completed: count }).nullish(),
  views: count,
  recent_views: z.number().int().nullish(),
}

const companyWire = z.object(companyFields)

function companyFacts(wire: z.output<typeof companyWire>) {
  return {
    id: wire.id,
    /** What its page is found by. */
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
    /** Of the time that a list is about, where it is about one. */
    recentViews: wire.recent_views ?? undefined,
  }
}

const Company = companyWire.transform(companyFacts)
/** A broker or a developer as lists show it. */
export type Company = z.output<typeof Company>

const SingleCompany = z
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
    website: webAddress,
    email: optionalText,
    links: z.array(webAddress).nullish(),
  })
  .transform((wire) => ({
    ...companyFacts(wire),
    cover: wire.cover,
    about: wire.about,
    address: wire.address,
    founded: wire.foundation_date ?? undefined,
    website: wire.website,
    email: wire.email,
    links: (wire.links ?? []).flatMap((link) => link ?? []),
  }))

/** A broker or a developer as its own page shows it. */
export type SingleCompany = z.output<typeof SingleCompany>

const Companies = pageOf(Company)
export type Companies = z.output<typeof Companies>

const Agent = z
  .object({
    id: z.number().int(),
    name: z.string(),
    phone_number: optionalText,
    statements_count: count,
  })
  .transform((wire) => ({
    id: wire.id,
    name: wire.name,
    maskedPhone: wire.phone_number,
    statements: wire.statements_count,
  }))

/** Who works for a broker. */
export type Agent = z.output<typeof Agent>

const Agents = pageOf(Agent)

/** A page of brokers; `query` has the words looked for, the order and the page. */
export function brokers(query: URLSearchParams): Call<Companies> {
  return { api: 'main', path: 'brokers', query, answer: success(Companies) }
}

/** A page of developers. */
export function developers(query: URLSearchParams): Call<Companies> {
  return { api: 'mainV3', path: 'developers', query, answer: success(Companies) }
}

export type Period = 'week' | 'month'

/** The brokers that were looked at most of late. */
export function topBrokers(period: Period, most: number): Call<Company[]> {
  const query = new URLSearchParams({ period, per_page: String(most) })
  return { api: 'main', path: 'top-brokers', query, answer: success(z.array(Company)) }
}

/** The developers that were looked at most within a month. */
export function topDevelopers(most: number): Call<Company[]> {
  const query = new URLSearchParams({ period: 'month', per_page: String(most) })
  return { api: 'mainV3', path: 'top-developers', query, answer: success(z.array(Company)) }
}

/** A broker by its slug or number. */
export function oneBroker(key: string): Call<SingleCompany> {
  return { api: 'main', path: `brokers/${encodeURIComponent(key)}`, answer: success(SingleCompany) }
}

/** A developer by its number or slug. */
export function oneDeveloper(key: string): Call<SingleCompany> {
  return { api: 'mainV3', path: `developers/${encodeURIComponent(key)}`, answer: success(SingleCompany) }
}

/** A page of a broker's agents. */
export function agentsOf(key: string, page: number): Call<z.output<typeof Agents>> {
  return {
    api: 'main',
    path: `brokers/${encodeURIComponent(key)}/agents`,
    query: new URLSearchParams({ page: String(page) }),
    answer: success(Agents),
  }
}

const Phone = z.object({ phone_number: z.string().regex(/^\+?[\d ]{5,20}$/) })

/** The whole number of a company, an agent or who sells a project; counted, and limited per visitor. */
export function showCompanyPhone(owner: PhoneOwner, id: number): Call<string> {
  return {
    api: 'main',
    method: 'POST',
    path: `microservice-projects/show-phone-number/${owner}/${id}`,
    body: {},
    answer: success(Phone).transform(({ phone_number }) => phone_number),
  }
}
