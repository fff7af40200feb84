import { TrustAnswer } from '../schemas/trust'
import { sample } from './sample'

const figures = {
  since: '2026-08-29',
  until: '2026-11-26',
  published: 1_240,
  reports: {
    received: 31,
    led_to_block: 6,
    closed: 21,
    open: 4,
    median_hours: 5.5,
    by_reason: [
      { reasons: ['sold' as const], received: 18 },
      { reasons: ['fraud' as const, 'other' as const], received: 13 },
    ],
  },
  decisions: { statement_blocks: 9, statement_unblocks: 1, user_blocks: 2 },
  reviews: { mode: 'new' as const, published: 140, refused: 12 },
  public_statements: {
    total: 4_000,
    fresh: 2_600,
    by_owner: [
      { type: 'physical' as const, total: 3_992, phone_confirmed: 3_990 },
      { type: 'designer' as const, total: 8, phone_confirmed: null },
    ],
  },
}

export const trustSamples = [
  sample('GET /trust-figures', TrustAnswer, { figures }),
  // With reports that are too few to be told apart.
  sample('GET /trust-figures', TrustAnswer, { figures: { ...figures, reports: null } }),
  sample('GET /trust-figures', TrustAnswer, { figures: null }),
]
