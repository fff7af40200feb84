import { APPROVAL_ACTS } from './operator-approvals'

/** Lists of users at the desk: companies that nobody has confirmed yet, those who may not sign in, those who work there. */
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

/** Texts of these acts say something. */
export const WRITTEN_USER_ACTS: readonly UserAct[] = ['block', 'note', 'make_operator']

export const MAX_USER_TEXT_LENGTH = 2_000
export const MIN_USER_SEARCH_LENGTH = 2
export const MAX_USER_SEARCH_LENGTH = 100
/** Whoever has more has to write more of the name. */
export const MAX_FOUND_USERS = 50
