import { statementEndpoints } from '~contract/endpoints/statements'
import { defineCall } from './endpoint-call.server'

const callSitemapPart = defineCall(statementEndpoints.sitemapPart, ({ parts, data }) => ({
  parts,
  statements: data.map(({ id, last_updated, slugs, middle_slugs }) => ({
    id,
    slugs,
    middleSlugs: middle_slugs,
    day: last_updated,
  })),
}))

/** Requests one part of the statement URLs in each language; part 0 returns only the number of parts. */
export function sitemapStatements(part: number): ReturnType<typeof callSitemapPart> {
  return callSitemapPart({ query: { part } })
}
