export const NOTIFICATION_KIND = {
  general: 1,
  broker_request: 2,
  check_clients: 3,
  client_numbers: 4,
  declined: 5,
  expired: 6,
  message: 7,
} as const
export type NotificationKind = keyof typeof NOTIFICATION_KIND
export type NotificationKindNumber = (typeof NOTIFICATION_KIND)[NotificationKind]

const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_KIND) as NotificationKind[]

const QUESTION_KINDS: readonly NotificationKind[] = ['broker_request', 'check_clients', 'client_numbers']

export const NOTIFICATION_RESPONSES = ['accepted', 'declined'] as const
export type NotificationResponse = (typeof NOTIFICATION_RESPONSES)[number]

/** Outcomes of a request; a withdrawn one can no longer be answered. */
export const NOTIFICATION_OUTCOMES = [...NOTIFICATION_RESPONSES, 'withdrawn'] as const

/** Unknown numbers are shown as general news. */
export function toNotificationKind(number: number): NotificationKind {
  return NOTIFICATION_KINDS.find((kind) => NOTIFICATION_KIND[kind] === number) ?? 'general'
}

export function isQuestion(kind: NotificationKind): boolean {
  return QUESTION_KINDS.includes(kind)
}
