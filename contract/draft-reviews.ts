export const DRAFT_STATES = ['open', 'in_review', 'refused'] as const

export const REVIEW_MODES = ['off', 'new', 'all'] as const
/** Reviewed drafts: none, those of new owners and those with a sign, or all. */
export type ReviewMode = (typeof REVIEW_MODES)[number]

/** Reasons to look at a statement closely. */
export const REVIEW_SIGNS = [
  'prepayment',
  'phone_in_text',
  'phone_as_price',
  'former_price',
  'price',
  'photos_elsewhere',
] as const
export type ReviewSign = (typeof REVIEW_SIGNS)[number]

export const MAX_REFUSAL_LENGTH = 1_000
