/**
 * Steps of a statement whose owner does not confirm that it is available, in order, with the days since the
 * last confirmation.
 */
export const UNCONFIRMED_STEPS = [
  { name: 'lowered', afterDays: 14 },
  { name: 'hidden', afterDays: 30 },
  { name: 'withdrawn', afterDays: 60 },
] as const

export type UnconfirmedStepName = (typeof UNCONFIRMED_STEPS)[number]['name']

/** Number of the last step, which hides the statement from all but its owner. */
export const WITHDRAWN_STEP = UNCONFIRMED_STEPS.length

/** Days without a confirmation after which the search no longer shows a statement. */
export const HIDDEN_AFTER_DAYS = UNCONFIRMED_STEPS[1].afterDays

/** Days from the message that announces a step to the step. */
export const ANNOUNCED_DAYS = 3

/** Minimum days between the two if the message is late, as after an outage. */
export const MIN_NOTICE_DAYS = 2

/** Days in which the link of a message confirms. */
export const CONFIRMATION_LINK_DAYS = 30

/** Periods of the public shares of confirmed statements, in days. */
export const CONFIRMED_PERIODS = { short: 7, long: 14 } as const

/**
 * States of a statement that a confirmation link names. `confirmed`: confirmed after the message was sent.
 * `closed`: cannot be confirmed, because it is sold, expired, deleted, blocked, hidden or of another owner.
 */
export const LINKED_STATES = ['due', 'confirmed', 'closed'] as const

export type LinkedState = (typeof LINKED_STATES)[number]

/** Path of the page that a confirmation link opens. */
export const CONFIRMATION_PATH = '/still-available'
