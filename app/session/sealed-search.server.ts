import type { Signer } from './signer.server'

const PURPOSE = 'search text'

interface SearchQuery {
  /** Encrypted text of a search, as in the URL. */
  search: string | undefined
}

/**
 * Encrypts what a user searches for, for the URL of the results: it may be a name, an email or a number, and
 * proxies log URLs.
 * @returns undefined for an empty text, which ends the search
 */
export function sealSearch(signer: Signer, text: string): string | undefined {
  return text === '' ? undefined : signer.seal(PURPOSE, Buffer.from(text))
}

/**
 * Decrypts the search of a list's URL.
 * @returns the query with the search as in the URL, and its text; both without a search if the site has not
 * encrypted it
 */
export function unsealSearch<Query extends SearchQuery>(
  signer: Signer,
  query: Query,
): { query: Query; searchText: string | undefined } {
  const searchText = query.search && signer.unseal(PURPOSE, query.search)?.toString()
  return searchText
    ? { query, searchText }
    : { query: { ...query, search: undefined }, searchText: undefined }
}
