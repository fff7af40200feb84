import { type SearchFilters, toSearchParams } from '~/features/search-filters'

/** Whose statements: of a person, or of a project. */
export type StatementsOwner = { users: number[] } | { projects: number[] }

/** A page of them, as chosen and ordered, on the page of whoever they are of; that is known without saying. */
export function companyStatementsHref(path: string, { lists, ...criteria }: SearchFilters): string {
  const { users: _, projects: __, ...chosen } = lists
  const url = new URL(path, 'http://here.invalid')
  for (const [name, value] of toSearchParams({ ...criteria, lists: chosen }))
    url.searchParams.set(name, value)
  return `${url.pathname}${url.search}#offered`
}
