import { z } from 'zod'
import {
  ACCEPTED_CONDITIONS,
  APARTMENT_TYPES,
  LAND,
  MAX_AREA,
  MAX_BALCONIES,
  MAX_BALCONY_AREA,
  MIN_AREA,
  MIN_BALCONY_AREA,
  STATUSES,
  YEAR_RANGES,
} from '../estimate'
import { REQUIRED } from '../forms/form-errors'
import {
  AccuracyReport,
  EstimateBody,
  type ExplainedEstimate,
  PriceRange,
  RecentEstimates,
} from '../schemas/estimate'
import { parseDecimal } from '../values/amount'
import { defineEndpoint } from './endpoint'

function termField<Word extends string>(terms: readonly Word[]) {
  return z.enum(terms, {
    error: ({ input }) => (input ? `must be one of ${terms.join(', ')}` : REQUIRED),
  })
}

/** Number with a decimal point or comma. */
function numberField(min: number, max: number) {
  const message = `must be a number from ${min} to ${max}`
  return z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .transform((text) => parseDecimal(text, { maxDigits: 7, maxDecimals: 10, isSigned: true }) ?? Number.NaN)
    .refine((value) => value >= min && value <= max, message)
}

function integerField(min: number, max: number) {
  return numberField(min, max).refine(Number.isInteger, 'must be a whole number')
}

const flatFields = {
  real_estate_sector: z.string(REQUIRED).trim().min(1, REQUIRED).max(64, 'is too long'),
  type_of_apartment: termField([...Object.values(APARTMENT_TYPES), LAND]),
  status: termField(Object.values(STATUSES)),
  condition: termField(Object.values(ACCEPTED_CONDITIONS)),
  year_range: termField(Object.values(YEAR_RANGES)),
  floors: integerField(1, 200),
  floor: integerField(-2, 200),
  rooms: integerField(1, 50),
  flat_area: numberField(MIN_AREA, MAX_AREA),
}

const pointFields = { latitude: numberField(-90, 90), longitude: numberField(-180, 180) }

const isBelowRoof = ({ floor, floors }: { floor: number; floors: number }) => floor <= floors
const ABOVE_ROOF = { path: ['floor'], error: 'must not be above the last floor' }

const basis = {
  model_version: '1.4',
  model_date: '2026-11-01',
  data_date: '2026-10-31',
  offers_count: 1_200,
  is_made_up: true,
}

const explained: z.input<typeof ExplainedEstimate> = {
  ...basis,
  total_price: 150_000,
  square_price: 2_128,
  currency_id: 2,
  range: { low: 130_000, high: 172_000 },
  range_percent: 80,
  segment: 'all',
  base_price: 140_000,
  contributions: [{ key: 'condition', amount: 10_000 }],
  comparables_count: 6,
  comparables: [
    {
      id: 9,
      uuid: null,
      total_price: 145_000,
      square_price: 2_071,
      area: 70,
      rooms: 3,
      floor: 4,
      total_floors: 9,
      distance: 250,
      age_days: 12,
      adjustment_percent: 2.5,
      adjusted_square_price: 2_123,
    },
  ],
}

export const estimateEndpoints = {
  estimate: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'evaluation-predict-price',
    access: 'user',
    summary: 'Estimates the price of a flat',
    body: {
      encoding: 'form',
      fields: z
        .object({
          ...flatFields,
          balcony: integerField(0, MAX_BALCONIES),
          balcony_area: numberField(0, MAX_BALCONY_AREA),
          elevator: z.enum(['0', '1'], {
            error: ({ input }) => (input ? 'must be 0 or 1' : REQUIRED),
          }),
          ...pointFields,
        })
        .refine(isBelowRoof, ABOVE_ROOF)
        .refine(({ balcony, balcony_area }) => balcony === 0 || balcony_area >= MIN_BALCONY_AREA, {
          path: ['balcony_area'],
          error: `must be at least ${MIN_BALCONY_AREA} when there are balconies`,
        }),
    },
    answer: EstimateBody,
    isBare: true,
    samples: [
      { result: true, data: [explained] },
      // Answer of an operator's service with only the three figures, as texts.
      { result: true, data: [{ total_price: '150000.00', square_price: '2128', currency_id: 2 }] },
    ],
    isSpecified: true,
  }),

  /** The balconies and the lift may be unknown. */
  priceRange: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'evaluation-price-range',
    access: 'visitor',
    summary: 'Typical prices of flats that are similar to one',
    query: z
      .object({
        ...flatFields,
        balcony: integerField(0, MAX_BALCONIES).optional(),
        elevator: z.literal('1', 'must be 1').optional(),
        ...pointFields,
      })
      .refine(isBelowRoof, ABOVE_ROOF),
    answer: PriceRange,
    samples: [
      {
        range: {
          low: 92_000,
          high: 108_000,
          percent: 80,
          comparables_count: 34,
          offers_count: 1200,
          data_date: '2026-07-01',
          is_made_up: false,
        },
      },
    ],
  }),

  recent: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'evaluation-estimates',
    access: 'user',
    summary: 'Recent estimates of the user',
    answer: RecentEstimates,
    samples: [
      [
        {
          id: 1,
          request: {
            real_estate_sector: 'vake',
            status: 'new_building',
            condition: 'newly_renovated',
            flat_area: 70.5,
            floor: 5,
            floors: 10,
            rooms: 3,
          },
          answer: explained,
          created_at: '2026-11-22 12:30:00',
        },
      ],
    ],
  }),

  accuracy: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'evaluation-report-card',
    access: 'anyone',
    summary: 'Accuracy of the estimates, measured on flats that the model has not seen',
    answer: AccuracyReport,
    samples: [
      {
        ...basis,
        scores: [
          {
            name: 'all',
            count: 1_200,
            median_error: 8.1,
            within_10: 58.2,
            within_20: 84,
            in_range: 80.1,
            in_six_percent: 38.4,
            plain_median_error: 14.9,
          },
        ],
      },
    ],
    mayBeMissing: true,
  }),
}
