import type { Visitor } from '~/session/visitor.server'
import { topBrokers, topDevelopers } from '~/upstream/companies.server'

/** Number of companies in one row. */
const COMPANIES_PER_ROW = 4

export async function loadTopCompanies(visitor: Visitor) {
  const [brokers, developers] = await Promise.all([
    visitor.optional('brokers', visitor.cachedCall(topBrokers('week', COMPANIES_PER_ROW))),
    visitor.optional('developers', visitor.cachedCall(topDevelopers(COMPANIES_PER_ROW))),
  ])
  return { brokers: brokers ?? [], developers: developers ?? [] }
}
