import { AccuracyReport, Estimate, ExplainedEstimate, PriceRange, RecentEstimates } from '../schemas/estimate'
import { sample } from './sample'

const basis = {
  model_version: '1.4',
  model_date: '2026-11-01',
  data_date: '2026-10-31',
  offers_count: 1_200,
  is_made_up: true,
}

const explained = {
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

export const estimateSamples = [
  sample('POST /evaluation-predict-price', ExplainedEstimate, explained),
  // Answer of an operator's service with only the three figures, as texts.
  sample('POST /evaluation-predict-price', Estimate, {
    total_price: '150000.00',
    square_price: '2128',
    currency_id: 2,
  }),
  sample('GET /evaluation-estimates', RecentEstimates, [
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
  ]),
  sample('GET /evaluation-price-range', PriceRange, {
    range: {
      low: 92_000,
      high: 108_000,
      percent: 80,
      comparables_count: 34,
      offers_count: 1200,
      data_date: '2026-07-01',
      is_made_up: false,
    },
  }),
  sample('GET /evaluation-report-card', AccuracyReport, {
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
  }),
]
