/** In the order of the contract's numbers, from 1. */
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

/** Unknown numbers are shown as general news. */
export function toNotificationKind(number: number): NotificationKind {
  return notificationKinds[number - 1] ?? 'general'
}

const QUESTION_KINDS: readonly NotificationKind[] = ['broker_request', 'check_clients', 'client_numbers']

/** Whether it waits for acceptance or refusal. */
export function isQuestion(kind: NotificationKind): boolean {
  return QUESTION_KINDS.includes(kind)
}
