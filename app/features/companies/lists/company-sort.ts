/** Kinds of people with pages of their own. */
export type CompanyKind = 'broker' | 'developer'

const SORTS = {
  broker: ['popularity', 'statements'],
  developer: ['projects', 'statements', 'popularity'],
} as const satisfies Record<CompanyKind, readonly string[]>

export type CompanySort = (typeof SORTS)[CompanyKind][number]

/** What a list can be ordered by; the first is how it is ordered when nobody says. */
export function listCompanySorts(kind: CompanyKind): readonly [CompanySort, ...CompanySort[]] {
  return SORTS[kind]
}
