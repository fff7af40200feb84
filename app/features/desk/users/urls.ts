import type { UserQuery } from '~/upstream/operator-users.server'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { USER_LISTS } from '~contract/operator-users'
import { parsePageNumber } from '~contract/values/page-number'

export const USERS_PATH = '/desk/users'

export function parseUserQuery(query: URLSearchParams): UserQuery {
  return {
    list: USER_LISTS.find((list) => list === query.get('list')) ?? 'all',
    type: ACCOUNT_TYPES.find((type) => type === query.get('type')),
    page: parsePageNumber(query.get('page')),
  }
}

export function userListPath({ list, type, page }: UserQuery): string {
  const query = new URLSearchParams()
  if (list !== 'all') query.set('list', list)
  if (type) query.set('type', type)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${USERS_PATH}?${query}` : USERS_PATH
}

export const userPath = (id: number) => `${USERS_PATH}/${id}`
