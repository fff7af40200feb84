import { z } from 'zod'
import { AskingPrices, LatestAskingPrices } from '../schemas/asking-prices'
import { defineEndpoint } from './endpoint'
import { queryId } from './fields'

const kind = { deal_type_id: queryId, real_estate_type_id: queryId }

const few = { statements: 12, lower_quartile: null, median: null, upper_quartile: null }
const many = { statements: 34, lower_quartile: 2_950.5, median: 3_400, upper_quartile: 3_900 }

export const askingPriceEndpoints = {
  byMonth: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'asking-prices',
    access: 'anyone',
    summary: 'Asking prices per m² of a neighbourhood, deal and type at the end of each month',
    query: z.object({ ...kind, urban_id: queryId }),
    answer: AskingPrices,
    samples: [
      {
        months: [
          { month: '2026-10', usd_rate: 2.7, ...many },
          { month: '2026-09', usd_rate: 2.71, ...few },
        ],
      },
      { months: [] },
    ],
  }),

  latest: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'asking-prices/latest',
    access: 'anyone',
    summary: 'Asking prices per m² of a deal and type in each neighbourhood at the end of the last month',
    query: z.object(kind),
    answer: LatestAskingPrices,
    samples: [
      {
        latest: {
          month: '2026-10',
          usd_rate: 2.7,
          neighbourhoods: [
            { urban_id: 38, ...many },
            { urban_id: 64, ...few },
          ],
        },
      },
      { latest: null },
    ],
  }),
}
