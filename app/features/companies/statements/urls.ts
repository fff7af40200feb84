import { type SearchFilters, toSearchParams } from '~/features/search-filters'

export type StatementsOwner = { users: number[] } | { projects: number[] }

/** Returns the URL without the owner, which the page implies. */
export function companyStatementsHref(path: string, { lists, ...filters }: SearchFilters): string {
  const { users: _, projects: __, ...chosen } = lists
  const url = new URL(path, 'http://here.invalid')
  for (const [name, value] of toSearchParams({ ...filters, lists: chosen })) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}#offered`
}
