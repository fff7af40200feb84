import { StatementQuality } from '../schemas/statement-quality'
import { sample } from './sample'

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

export const statementQualitySamples = [
  sample('GET /statement-quality', StatementQuality, {
    figures: {
      counted_at: '2026-11-27 12:00:00',
      is_made_up: false,
      country: { ...city, comparable_flats: 50, repeated_flats: 4 },
      cities: [{ city_id: 1, ...city }],
      kinds: [{ deal_type_id: 1, real_estate_type_id: 1, statements: 70 }],
      owners: [{ type: 'physical', statements: 55 }],
    },
  }),
  sample('GET /statement-quality', StatementQuality, { figures: null }),
]
