import type { CompanyOrder, CompanyType } from '~contract/companies'

const SORTS = {
  broker: ['popularity', 'statements'],
  developer: ['projects', 'statements', 'popularity'],
} as const satisfies Record<CompanyType, readonly CompanyOrder[]>

export type CompanySort = (typeof SORTS)[CompanyType][number]

/** Returns the sort orders, default first. */
export function listCompanySorts(type: CompanyType): readonly [CompanySort, ...CompanySort[]] {
  return SORTS[type]
}
