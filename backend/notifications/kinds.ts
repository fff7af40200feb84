/** Kinds of notifications, by the numbers of the contract. */
export const KIND = {
  general: 1,
  brokerRequest: 2,
  checkClients: 3,
  clientNumbers: 4,
  declined: 5,
  expired: 6,
  message: 7,
} as const

export type Kind = (typeof KIND)[keyof typeof KIND]

/** Those that wait for a yes or a no. */
export const ASKING: readonly Kind[] = [KIND.brokerRequest, KIND.checkClients, KIND.clientNumbers]

export const RESPONSES = ['accepted', 'declined'] as const
export type NotificationResponse = (typeof RESPONSES)[number]
