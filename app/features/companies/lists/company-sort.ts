export type CompanyKind = 'broker' | 'developer'

const SORTS = {
  broker: ['popularity', 'statements'],
  developer: ['projects', 'statements', 'popularity'],
} as const satisfies Record<CompanyKind, readonly string[]>

export type CompanySort = (typeof SORTS)[CompanyKind][number]

/** The first is the default. */
export function listCompanySorts(kind: CompanyKind): readonly [CompanySort, ...CompanySort[]] {
  return SORTS[kind]
}
