import { toPageParam, withParams } from '~/http/with-params'
import type { TimelineQuery, UserQuery } from '~/upstream/operator-users.server'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { TIMELINE_KINDS, USER_LISTS } from '~contract/desk'
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
  return withParams(USERS_PATH, { list: list === 'all' ? undefined : list, type, page: toPageParam(page) })
}

export const userPath = (id: number) => `${USERS_PATH}/${id}`

export function parseTimelineQuery(query: URLSearchParams): TimelineQuery {
  return {
    kind: TIMELINE_KINDS.find((kind) => kind === query.get('kind')),
    page: parsePageNumber(query.get('page')),
  }
}

export function timelinePath(id: number, { kind, page }: TimelineQuery): string {
  return withParams(`${userPath(id)}/timeline`, { kind, page: toPageParam(page) })
}
