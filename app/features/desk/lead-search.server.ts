import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Signer } from '~/session/signer.server'
import type { LeadQuery } from '~/upstream/leads.server'
import { MAX_LEAD_SEARCH_LENGTH } from '~contract/leads'
import { parseLeadQuery } from './urls'

const PURPOSE = 'lead search'

/** Encrypts a search for the URL of its results, as names and numbers must not be in logs of proxies. */
export function sealLeadSearch(signer: Signer, text: string): string {
  return signer.seal(PURPOSE, Buffer.from(text))
}

/**
 * Reads the list that a URL names.
 * @returns the query with the search as in the URL, and the text of that search; both without a search if the
 * URL has another one than the site made
 */
export function readLeadQuery({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): {
  query: LeadQuery
  searchText: string | undefined
} {
  const query = parseLeadQuery(new URL(request.url).searchParams)
  const searchText = context.signer.unseal(PURPOSE, query.search)?.toString().slice(0, MAX_LEAD_SEARCH_LENGTH)
  return { query: { ...query, search: searchText === undefined ? undefined : query.search }, searchText }
}
