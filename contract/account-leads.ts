/** Kinds of leads of an account, after the first action of the person. */
export const ACCOUNT_LEAD_KINDS = ['message', 'call', 'number', 'viewing', 'match'] as const
export type AccountLeadKind = (typeof ACCOUNT_LEAD_KINDS)[number]

/** Stages of a lead in their order; `closed` is a deal that was made. */
export const ACCOUNT_LEAD_STAGES = ['new', 'talking', 'viewing', 'offer', 'closed', 'lost'] as const
export type AccountLeadStage = (typeof ACCOUNT_LEAD_STAGES)[number]

/** Things that a lead comes from. */
export const ACCOUNT_LEAD_SOURCES = ['conversation', 'viewing', 'number', 'match'] as const
export type AccountLeadSource = (typeof ACCOUNT_LEAD_SOURCES)[number]

/** Acts of the account on a lead. */
export const ACCOUNT_LEAD_ACTS = ['note', 'stage', 'assign', 'remind'] as const
export type AccountLeadAct = (typeof ACCOUNT_LEAD_ACTS)[number]

/** Rules by which a broker's leads go to agents, unless an agent owns the statement. */
export const LEAD_ROUTINGS = ['hand', 'turn', 'district'] as const
export type LeadRouting = (typeof LEAD_ROUTINGS)[number]

/** Minimum number of responses from which a median is shown. */
export const MIN_RESPONSES = 5

/** Days of leads whose response times are counted. */
export const RESPONSE_DAYS = 90

export const MAX_WEBHOOK_URL_LENGTH = 500

/** Value of the filter for leads without an agent. */
export const NO_ASSIGNEE = 'none' as const

export const MAX_ACCOUNT_LEAD_NOTE_LENGTH = 4_000
export const MAX_ACCOUNT_LEAD_SEARCH_LENGTH = 100

/** Maximum number of days ahead of a reminder. */
export const MAX_LEAD_REMINDER_DAYS = 365

/** Days that a lead is kept after the last thing that happened. */
export const ACCOUNT_LEAD_DAYS = 730

/** List of an account's leads. */
export const ACCOUNT_LEADS_PATH = '/account/leads'

/** Settings of an account's leads. */
export const ACCOUNT_LEAD_SETTINGS_PATH = '/account/leads/settings'

/** File with an account's leads. */
export const ACCOUNT_LEADS_CSV_PATH = '/account/leads.csv'

/** Page of one lead, without a language. */
export function toAccountLeadPath(id: number): string {
  return `${ACCOUNT_LEADS_PATH}/${id}`
}
