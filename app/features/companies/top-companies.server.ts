import type { Visitor } from '~/session/visitor.server'
import { topBrokers, topDevelopers } from '~/upstream/companies.server'

/** A row of each. */
const COMPANIES_PER_ROW = 4

/** The brokers and developers of the first page: those that are looked at most. */
export async function loadTopCompanies(visitor: Visitor) {
  const [brokers, developers] = await Promise.all([
    visitor.optional('brokers', visitor.cachedCall(topBrokers('week', COMPANIES_PER_ROW))),
    visitor.optional('developers', visitor.cachedCall(topDevelopers(COMPANIES_PER_ROW))),
  ])
  return { brokers: brokers ?? [], developers: developers ?? [] }
}
