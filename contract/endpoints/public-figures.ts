import { StatementQuality } from '../schemas/statement-quality'
import { TrustAnswer } from '../schemas/trust'
import { defineEndpoint } from './endpoint'

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
    confirmed: { within_7_days: 1_900, within_14_days: 2_400 },
    same_homes: { homes: 240, statements: 610 },
    reduced: 130,
    by_owner: [
      { type: 'physical' as const, total: 3_992, phone_confirmed: 3_990 },
      { type: 'designer' as const, total: 8, phone_confirmed: null },
    ],
  },
  in_use: { followed_searches: 90, shared_comparisons: 25 },
}

const city = {
  statements: 100,
  updated_in_7_days: 32,
  updated_in_30_days: 71,
  median_age_days: 14,
  expiry_cohort: 40,
  expired: 9,
  with_photos: 96,
  median_photos: 6,
  with_house_number: 62,
  with_pin: 100,
  flats: 70,
  flats_with_floor: 69,
  with_cadastral_code: 14,
  with_text_ka: 96,
  with_text_en: 40,
  with_text_ru: 51,
  with_plan_or_tour: 8,
  with_price: 94,
}

export const publicFigureEndpoints = {
  trust: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'trust-figures',
    access: 'anyone',
    summary: 'Figures on reports, blocks and reviews; null while they are first computed',
    answer: TrustAnswer,
    samples: [{ figures }, { figures: { ...figures, reports: null } }, { figures: null }],
  }),

  statementQuality: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'statement-quality',
    access: 'anyone',
    summary: 'Figures on the quality of statements; null while they are first computed',
    answer: StatementQuality,
    samples: [
      {
        figures: {
          counted_at: '2026-11-27 12:00:00',
          is_made_up: false,
          country: { ...city, comparable_flats: 50, repeated_flats: 4 },
          cities: [{ city_id: 1, ...city }],
          kinds: [{ deal_type_id: 1, real_estate_type_id: 1, statements: 70 }],
          owners: [{ type: 'physical', statements: 55 }],
        },
      },
      { figures: null },
    ],
  }),
}
