import { addressQuery, type Criteria } from '../../criteria'

/** Whose statements: of a person, or of a project. */
export type Whose = { users: number[] } | { projects: number[] }

/** A page of them, as chosen and ordered, on the page of whoever they are of; that is known without saying. */
export function offeredAddress(path: string, { lists, ...criteria }: Criteria): string {
  const { users: _, projects: __, ...chosen } = lists
  const url = new URL(path, 'http://here.invalid')
  for (const [name, value] of addressQuery({ ...criteria, lists: chosen })) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}#offered`
}
