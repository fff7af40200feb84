import { OwnStatementPage, StatementActionResult, StatementStatistics } from '../schemas/own-statements'
import { sample } from './sample'
import { card } from './statements'

export const ownStatementSamples = [
  sample('GET /microservice/users/statements', OwnStatementPage, {
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
    counts: { all: 2, active: 1, expired: 1, hidden: 0, inactive: 0 },
    total: 2,
    last_page: 1,
  }),
  sample('GET /microservice/users/statements/{id}/statistics', StatementStatistics, [
    { day: '2026-11-22', views: 20, phone_views: 2, favorites: 1 },
  ]),
  sample('POST /microservice/users/statements/{action}', StatementActionResult, {
    changed: [101],
    unchanged: [],
    refused: [102],
  }),
]
