/** Kinds of notifications, by the numbers of the contract. */
export const NOTIFICATION_KIND = {
  general: 1,
  brokerRequest: 2,
  checkClients: 3,
  clientNumbers: 4,
  declined: 5,
  expired: 6,
  message: 7,
} as const

export type NotificationKind = (typeof NOTIFICATION_KIND)[keyof typeof NOTIFICATION_KIND]

/** Those that wait for a yes or a no. */
export const KINDS_AWAITING_RESPONSE: readonly NotificationKind[] = [
  NOTIFICATION_KIND.brokerRequest,
  NOTIFICATION_KIND.checkClients,
  NOTIFICATION_KIND.clientNumbers,
]

export const NOTIFICATION_RESPONSES = ['accepted', 'declined'] as const
export type NotificationResponse = (typeof NOTIFICATION_RESPONSES)[number]
