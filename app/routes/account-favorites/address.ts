const PATH = '/account/favorites'

export interface Shown {
  hidden: boolean
  page: number
}

/** A page of the lists, without a language. */
export function addressOf({ hidden, page }: Shown): string {
  const query = new URLSearchParams()
  if (hidden) query.set('hidden', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${PATH}?${query}` : PATH
}
