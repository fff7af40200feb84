/** Sent whatever somebody wants: without them an account or an order cannot be used safely. */
type RequiredMessageKind =
  | 'phone_code'
  | 'email_code'
  | 'email_confirmation'
  | 'password_reset'
  | 'password_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'account_exists'
  | 'account_closed'
  | 'new_device'
  | 'order_paid'
  | 'order_changed'
  | 'payment_received'
  | 'loan_requested'
  | 'loan_answered'
  | 'statement_blocked'
  | 'lead_answered'

/** Emails that a person can switch off. */
export const OPTIONAL_MESSAGE_KINDS = [
  'statement_message',
  'call_requested',
  'number_requested',
  'statement_reviewed',
  'statements_ending',
  'order_ready',
  'new_statements',
] as const
export type OptionalMessageKind = (typeof OPTIONAL_MESSAGE_KINDS)[number]

export type MessageKind = RequiredMessageKind | OptionalMessageKind

export function isOptionalMessage(kind: string): kind is OptionalMessageKind {
  return (OPTIONAL_MESSAGE_KINDS as readonly string[]).includes(kind)
}

/** Ways on which messages leave; without one of them nobody is asked for what it would have to carry. */
export interface MessageChannels {
  email: boolean
  sms: boolean
}
