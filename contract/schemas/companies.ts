import { z } from 'zod'
import { pageOf } from './envelope'
import { id, optionalCount, optionalText, webUrl } from './primitives'
import { rowsOf } from './rows'
import { Image } from './statements'

const Picture = Image.nullish().catch(undefined)

export const Company = z.object({
  id,
  slug: optionalText,
  name: z.string(),
  logo: Picture,
  is_premier_agent: z.boolean().nullish(),
  /** True until an operator confirms the company. */
  awaits_confirmation: z.boolean().nullish(),
  phone_number: optionalText,
  statements_count: optionalCount,
  agents_count: optionalCount,
  projects: z.object({ under_construction: optionalCount, completed: optionalCount }).nullish(),
  views: optionalCount,
  recent_views: z.number().int().nullish(),
})

export const CompanyPage = pageOf(Company)

export const TopCompanies = rowsOf(Company)

export const CompanyDetails = z.object({
  ...Company.shape,
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

export const BrokerAgent = z.object({
  id,
  name: z.string(),
  avatar: Picture,
  phone_number: optionalText,
  statements_count: optionalCount,
})

export const BrokerAgentPage = pageOf(BrokerAgent)
