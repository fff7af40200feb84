/** Things that wait for the user, the most pressing first. */
export const ACCOUNT_TASKS = [
  'measurement_to_pay',
  'question',
  'viewing_soon',
  'viewing_question',
  'statement_blocked',
  'draft_refused',
  'statement_ending',
  'statement_ended',
  'draft_open',
  'promotion_ending',
] as const

export type AccountTaskName = (typeof ACCOUNT_TASKS)[number]

/** Days before a statement or a promotion ends in which it is a task. */
export const ENDING_STATEMENT_DAYS = 7
export const ENDING_PROMOTION_DAYS = 3

/** Days after a viewing in which the question whether it took place is a task. */
export const VIEWING_QUESTION_DAYS = 14

/** Days in which an expired statement is a task; older ones are only in the list. */
export const ENDED_STATEMENT_DAYS = 30

/** Maximum number of ids that a task names. */
export const MAX_TASK_IDS = 20

/** Parts of a company's public profile without which it looks empty. */
export const COMPANY_PROFILE_PARTS = ['photo', 'about', 'address', 'phone'] as const

export type CompanyProfilePart = (typeof COMPANY_PROFILE_PARTS)[number]

/** Lists of the desk with something to do. */
export const DESK_LISTS = ['leads', 'orders', 'reviews', 'reports', 'payments'] as const

export type DeskList = (typeof DESK_LISTS)[number]
