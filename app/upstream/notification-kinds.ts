/** Kinds of notifications, in the order of the contract's numbers from 1. */
export const notificationKinds = [
  'general',
  'broker_request',
  'check_clients',
  'client_numbers',
  'declined',
  'expired',
  'message',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** A kind that we do not know is told by its own words, as news in general. */
export function toNotificationKind(number: number): NotificationKind {
  return notificationKinds[number - 1] ?? 'general'
}

const QUESTION_KINDS: readonly NotificationKind[] = ['broker_request', 'check_clients', 'client_numbers']

/** Whether it waits for a yes or a no. */
export function isQuestion(kind: NotificationKind): boolean {
  return QUESTION_KINDS.includes(kind)
}
