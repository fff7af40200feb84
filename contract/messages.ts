/** Security and order messages that cannot be switched off. */
type RequiredMessageKind =
  | 'phone_code'
  | 'email_code'
  | 'email_confirmation'
  | 'password_reset'
  | 'operator_invited'
  | 'email_change'
  | 'email_changed'
  | 'recovery_confirmation'
  | 'recovery_started'
  | 'account_recovered'
  | 'password_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'account_exists'
  | 'agent_invited'
  | 'agent_invited_by_sms'
  | 'account_closed'
  | 'new_device'
  | 'order_paid'
  | 'order_changed'
  | 'payment_received'
  | 'loan_requested'
  | 'loan_answered'
  | 'statement_blocked'
  | 'statements_unconfirmed'
  | 'lead_answered'
  | 'followed_search'
  | 'watched_prices'
  | 'viewing_booked'
  | 'viewing_moved'
  | 'viewing_cancelled'
  | 'stay_requested'
  | 'stay_changed'

/** Emails that a user can switch off. */
export const OPTIONAL_MESSAGE_KINDS = [
  'conversation_message',
  'call_requested',
  'number_requested',
  'statement_reviewed',
  'statements_ending',
  'order_ready',
  'new_statements',
  'viewing_reminder',
  'viewing_question',
  'stay_reminder',
  'lead_assigned',
  'lead_reminder',
] as const
export type OptionalMessageKind = (typeof OPTIONAL_MESSAGE_KINDS)[number]

/** Notifications on the site that a user can switch off, named after their emails. */
export const OPTIONAL_NOTIFICATIONS = [
  'conversation_message',
  'call_requested',
  'statement_reviewed',
  'order_ready',
  'viewing_reminder',
  'viewing_question',
  'stay_reminder',
  'lead_assigned',
  'lead_reminder',
] as const satisfies readonly OptionalMessageKind[]
export type OptionalNotification = (typeof OPTIONAL_NOTIFICATIONS)[number]

export function isOptionalNotification(kind: string): kind is OptionalNotification {
  return (OPTIONAL_NOTIFICATIONS as readonly string[]).includes(kind)
}

/** Emails to an address without an account, which only their links end. */
const GUEST_MESSAGE_KINDS = ['price_reductions'] as const
type GuestMessageKind = (typeof GUEST_MESSAGE_KINDS)[number]

/** Emails that a link in them ends. */
export type LinkedMessageKind = OptionalMessageKind | GuestMessageKind

export type MessageKind = RequiredMessageKind | LinkedMessageKind

export function isOptionalMessage(kind: string): kind is OptionalMessageKind {
  return (OPTIONAL_MESSAGE_KINDS as readonly string[]).includes(kind)
}

export function isLinkedMessage(kind: string): kind is LinkedMessageKind {
  return isOptionalMessage(kind) || (GUEST_MESSAGE_KINDS as readonly string[]).includes(kind)
}

/** Kinds by their former name, which links in sent emails still have. */
const RENAMED_KINDS: Readonly<Record<string, OptionalMessageKind>> = {
  statement_message: 'conversation_message',
}

/** Returns the kind of an unsubscribe link; undefined if it cannot be switched off. */
export function parseLinkedKind(kind: string): LinkedMessageKind | undefined {
  if (isLinkedMessage(kind)) return kind
  return Object.hasOwn(RENAMED_KINDS, kind) ? RENAMED_KINDS[kind] : undefined
}

/** Configured channels. Forms do not ask for contacts that only a missing channel would use. */
export interface MessageChannels {
  email: boolean
  sms: boolean
}
