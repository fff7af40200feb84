import type { Visitor } from '../../http/visitor.server'
import { topBrokers, topDevelopers } from '../../upstream/companies.server'

/** A row of each. */
const MOST = 4

/** The brokers and developers of the first page: those that are looked at most. */
export async function mostLookedAt(visitor: Visitor) {
  const [brokers, developers] = await Promise.all([
    visitor.optional('brokers', visitor.reference(topBrokers('week', MOST))),
    visitor.optional('developers', visitor.reference(topDevelopers(MOST))),
  ])
  return { brokers: brokers ?? [], developers: developers ?? [] }
}
