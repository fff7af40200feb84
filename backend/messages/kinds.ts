import type { MessageKind } from '~contract/messages'
import type { EmailTemplate, SmsTemplate } from './content'
import {
  ACCOUNT_CLOSED,
  ACCOUNT_EXISTS,
  ACCOUNT_RECOVERED,
  EMAIL_CHANGE,
  EMAIL_CHANGED,
  EMAIL_CODE,
  EMAIL_CONFIRMATION,
  OPERATOR_INVITED,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  PHONE_CODE,
  RECOVERY_CONFIRMATION,
  RECOVERY_STARTED,
} from './templates/account'
import { AGENT_INVITED, AGENT_INVITED_BY_SMS } from './templates/agents'
import { CONVERSATION_MESSAGE } from './templates/conversations'
import { NEW_DEVICE, PASSKEY_ADDED, PASSKEY_REMOVED } from './templates/devices'
import { LEAD_ASSIGNED, LEAD_REMINDER } from './templates/leads'
import { LOAN_ANSWERED, LOAN_REQUESTED } from './templates/loans'
import { ORDER_CHANGED } from './templates/order-changes'
import { ORDER_PAID, ORDER_READY, PAYMENT_RECEIVED } from './templates/orders'
import { CALL_REQUESTED, LEAD_ANSWERED, NUMBER_REQUESTED } from './templates/requests'
import { FOLLOWED_SEARCH, NEW_STATEMENTS } from './templates/saved-searches'
import {
  STATEMENT_BLOCKED,
  STATEMENT_REVIEWED,
  STATEMENTS_ENDING,
  STATEMENTS_UNCONFIRMED,
} from './templates/statements'
import { STAY_CHANGED, STAY_REMINDER, STAY_REQUESTED } from './templates/stays'
import {
  VIEWING_BOOKED,
  VIEWING_CANCELLED,
  VIEWING_MOVED,
  VIEWING_QUESTION,
  VIEWING_REMINDER,
} from './templates/viewings'
import { PRICE_REDUCTIONS, WATCHED_PRICES } from './templates/watched-prices'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

interface KindDefinition<Channel, Template> {
  channel: Channel
  /** Lifetime in minutes, after which the message is not sent. */
  lifetimeMinutes: number
  /** True if another visitor, an operator or a job causes it, so that the recipient has no page open. */
  isCausedByOthers: boolean
  template: Template
}

const sms = <Facts>(template: SmsTemplate<Facts>, lifetimeMinutes: number) =>
  toDefinition('sms' as const, template, lifetimeMinutes)

const email = <Facts>(template: EmailTemplate<Facts>, lifetimeMinutes = 3 * DAY_MINUTES) =>
  toDefinition('email' as const, template, lifetimeMinutes)

const emailCausedByOthers = <Facts>(template: EmailTemplate<Facts>, lifetimeMinutes = 3 * DAY_MINUTES) => ({
  ...email(template, lifetimeMinutes),
  isCausedByOthers: true,
})

function toDefinition<Channel, Template>(
  channel: Channel,
  template: Template,
  lifetimeMinutes: number,
): KindDefinition<Channel, Template> {
  return { channel, template, lifetimeMinutes, isCausedByOthers: false }
}

export const MESSAGE_KINDS = {
  phone_code: sms(PHONE_CODE, 5),
  email_code: email(EMAIL_CODE, 5),
  email_confirmation: email(EMAIL_CONFIRMATION, DAY_MINUTES),
  password_reset: email(PASSWORD_RESET, HOUR_MINUTES),
  operator_invited: emailCausedByOthers(OPERATOR_INVITED, HOUR_MINUTES),
  email_change: email(EMAIL_CHANGE, DAY_MINUTES),
  email_changed: email(EMAIL_CHANGED),
  recovery_confirmation: email(RECOVERY_CONFIRMATION, DAY_MINUTES),
  recovery_started: emailCausedByOthers(RECOVERY_STARTED, 2 * DAY_MINUTES),
  account_recovered: emailCausedByOthers(ACCOUNT_RECOVERED, HOUR_MINUTES),
  account_exists: email(ACCOUNT_EXISTS, DAY_MINUTES),
  agent_invited: emailCausedByOthers(AGENT_INVITED),
  agent_invited_by_sms: sms(AGENT_INVITED_BY_SMS, DAY_MINUTES),
  account_closed: email(ACCOUNT_CLOSED),
  password_changed: email(PASSWORD_CHANGED),
  passkey_added: email(PASSKEY_ADDED),
  passkey_removed: email(PASSKEY_REMOVED),
  new_device: email(NEW_DEVICE),
  order_paid: email(ORDER_PAID),
  order_ready: emailCausedByOthers(ORDER_READY),
  order_changed: emailCausedByOthers(ORDER_CHANGED),
  payment_received: email(PAYMENT_RECEIVED),
  loan_requested: email(LOAN_REQUESTED),
  loan_answered: emailCausedByOthers(LOAN_ANSWERED),
  conversation_message: emailCausedByOthers(CONVERSATION_MESSAGE),
  statement_reviewed: emailCausedByOthers(STATEMENT_REVIEWED),
  statement_blocked: emailCausedByOthers(STATEMENT_BLOCKED),
  statements_ending: emailCausedByOthers(STATEMENTS_ENDING, 2 * DAY_MINUTES),
  statements_unconfirmed: emailCausedByOthers(STATEMENTS_UNCONFIRMED, 2 * DAY_MINUTES),
  followed_search: email(FOLLOWED_SEARCH, 2 * DAY_MINUTES),
  new_statements: emailCausedByOthers(NEW_STATEMENTS, 2 * DAY_MINUTES),
  watched_prices: email(WATCHED_PRICES, 2 * DAY_MINUTES),
  price_reductions: emailCausedByOthers(PRICE_REDUCTIONS, 2 * DAY_MINUTES),
  call_requested: emailCausedByOthers(CALL_REQUESTED),
  number_requested: emailCausedByOthers(NUMBER_REQUESTED),
  lead_answered: emailCausedByOthers(LEAD_ANSWERED),
  viewing_booked: emailCausedByOthers(VIEWING_BOOKED),
  viewing_moved: emailCausedByOthers(VIEWING_MOVED),
  viewing_cancelled: emailCausedByOthers(VIEWING_CANCELLED),
  viewing_reminder: emailCausedByOthers(VIEWING_REMINDER, DAY_MINUTES),
  viewing_question: emailCausedByOthers(VIEWING_QUESTION),
  lead_assigned: emailCausedByOthers(LEAD_ASSIGNED),
  lead_reminder: emailCausedByOthers(LEAD_REMINDER, DAY_MINUTES),
  stay_requested: emailCausedByOthers(STAY_REQUESTED),
  stay_changed: emailCausedByOthers(STAY_CHANGED),
  stay_reminder: emailCausedByOthers(STAY_REMINDER, DAY_MINUTES),
} satisfies Record<MessageKind, KindDefinition<unknown, unknown>>

type Definitions = typeof MESSAGE_KINDS

/** Kinds whose content can sign in, confirm or join a company. */
const SECRET_KINDS: readonly string[] = [
  'phone_code',
  'email_code',
  'email_confirmation',
  'password_reset',
  'operator_invited',
  'email_change',
  'email_changed',
  'recovery_confirmation',
  'recovery_started',
  'account_recovered',
  'agent_invited',
  'agent_invited_by_sms',
  'followed_search',
  'watched_prices',
] satisfies MessageKind[]

export function isSecret(kind: string): boolean {
  return SECRET_KINDS.includes(kind)
}

export type ChannelOf<Kind extends MessageKind> = Definitions[Kind]['channel']

export type FactsOf<Kind extends MessageKind> = Parameters<Definitions[Kind]['template']['ka']>[0]
