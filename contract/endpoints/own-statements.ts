import { z } from 'zod'
import { wordList } from '../forms/field-schemas'
import { linkCode } from '../forms/identity'
import { closingFields, priceChangeFields } from '../forms/own-statements'
import { card } from '../samples/statements'
import {
  ConfirmationLink,
  OwnStatementPage,
  StatementActionResult,
  StatementStatistics,
} from '../schemas/own-statements'
import { PriceChange } from '../schemas/price-doubts'
import { OWN_STATEMENT_STATUSES, STATISTICS_PERIODS } from '../statements'
import { defineEndpoint } from './endpoint'
import { idList, paging, queryText, queryWord } from './fields'

const confirmationFields = z.object({ code: linkCode })

const statisticFigures = {
  views: 42.5,
  phone_views: 3,
  messages: 0.5,
  photos: 4,
  description_length: 220,
  days_listed: 31,
  days_since_renewal: 12,
  square_price: 1_350,
}

export const ownStatementEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statements',
    access: 'user',
    summary:
      'Statements of the user; with `agent` (an id or `all`) of agents of the company, with `any` of both',
    query: z.object({
      ids: idList,
      status: queryWord(OWN_STATEMENT_STATUSES),
      agent: queryText,
      q: queryText,
      deal_types: idList,
      real_estate_types: idList,
      order_by: queryText,
      sequence: queryText,
      ...paging(),
    }),
    answer: OwnStatementPage,
    samples: [
      {
        data: [
          {
            ...card,
            status: 'active',
            created_at: '2026-10-22 12:30:00',
            expires_at: '2027-01-20 12:30:00',
            vip_until: null,
            views: 240,
            phone_views: 12,
            favorites_count: 3,
            client: { name: 'ქეთევანი', phone_number: '599000000', note: '' },
            agent: null,
          },
          {
            ...card,
            id: 102,
            status: 'expired',
            created_at: '2026-06-22 12:30:00',
            expires_at: '2026-09-20 12:30:00',
          },
        ],
        counts: { all: 2, active: 1, unconfirmed: 0, expired: 1, hidden: 0, inactive: 0 },
        total: 2,
        last_page: 1,
      },
    ],
  }),

  statistics: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statements/{id}/statistics',
    access: 'owner',
    summary: 'Statistics of a statement by day, beside the medians of similar ones, for its owner or company',
    query: z.object({ days: queryWord(STATISTICS_PERIODS) }),
    answer: StatementStatistics,
    samples: [
      {
        days: [{ day: '2026-11-22', views: 20, phone_views: 2, messages: 1, favorites: 1 }],
        events: [
          { day: '2026-11-12', kind: 'vip' },
          { day: '2026-11-02', kind: 'price', former_price: 120_000, currency_id: 2 },
        ],
        company_acts: [
          {
            act: 'reassigned',
            created_at: '2026-11-22 12:30:00',
            company: 'Sample Homes',
            from: 'Gia Sample',
            to: 'Nana Sample',
          },
        ],
        own: statisticFigures,
        similar_count: 45,
        similar: { ...statisticFigures, photos: 11, square_price_low: 1_100, square_price_high: 1_600 },
      },
      { days: [], events: [], own: statisticFigures, similar_count: 3, similar: null },
    ],
    mayBeMissing: true,
  }),

  changePrice: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/{id}/price',
    access: 'owner',
    summary: 'Changes the price; an unusual one is changed once `confirmed_price` names it',
    body: {
      encoding: 'form',
      fields: priceChangeFields.extend({ currency_id: queryText, confirmed_price: queryText }),
    },
    answer: PriceChange,
    samples: [{ state: 'changed' }],
  }),

  close: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/{id}/close',
    access: 'owner',
    summary: 'Closes a statement that was sold or rented out; safe to repeat',
    body: {
      encoding: 'form',
      fields: closingFields,
    },
    answer: z.unknown(),
    samples: [],
  }),

  checkConfirmation: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'statement-confirmations/check',
    access: 'anyone',
    summary: 'Statements that an emailed link confirms; changes nothing',
    body: { encoding: 'json', fields: confirmationFields },
    answer: ConfirmationLink,
    samples: [{ statements: [{ id: 101, title: 'Flat for sale, Vake', state: 'due' }] }],
    mayBeMissing: true,
  }),

  confirm: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'statement-confirmations',
    access: 'anyone',
    summary: 'Confirms the statements of an emailed link; a repeat changes nothing. States before the call',
    body: { encoding: 'json', fields: confirmationFields },
    answer: ConfirmationLink,
    samples: [{ statements: [{ id: 101, title: 'Flat for sale, Vake', state: 'due' }] }],
    mayBeMissing: true,
  }),

  act: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/{action}',
    access: 'user',
    summary: 'Confirms, hides, shows, renews or deletes statements, all or none; safe to repeat',
    body: { encoding: 'form', fields: z.object({ statements: wordList() }) },
    answer: StatementActionResult,
    samples: [{ changed: [101], unchanged: [], refused: [102] }],
  }),
}
