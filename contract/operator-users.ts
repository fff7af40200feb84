import { APPROVAL_ACTS } from './operator-approvals'

/** Lists of users at the desk. */
export const USER_LISTS = ['all', 'unconfirmed', 'blocked', 'operators'] as const
export type UserList = (typeof USER_LISTS)[number]

/** Acts of an operator on a user. Only operators see a note. */
export const USER_ACTS = [
  'confirm',
  'unconfirm',
  'make_operator',
  'remove_operator',
  'sign_out',
  'block',
  'unblock',
  'note',
] as const
export type UserAct = (typeof USER_ACTS)[number]

/** Logged acts on a user. */
export const PAST_USER_ACTS = [...USER_ACTS, ...APPROVAL_ACTS] as const

/** Acts that require a text. */
export const WRITTEN_USER_ACTS: readonly UserAct[] = ['block', 'note', 'make_operator']

export const MAX_USER_TEXT_LENGTH = 2_000
export const MIN_USER_SEARCH_LENGTH = 2
export const MAX_USER_SEARCH_LENGTH = 100
/** Maximum users found; for more, the operator has to type a longer name. */
export const MAX_FOUND_USERS = 50
