import { z } from 'zod'
import { MAX_STATEMENT_TEXT_LENGTH, STATEMENT_ACTS, WRITTEN_STATEMENT_ACTS } from '../desk'
import { refusalFields } from '../forms/desk'
import { optionalText } from '../forms/field-schemas'
import { REQUIRED } from '../forms/form-errors'
import { ReportedStatement, ReportedStatementPage } from '../schemas/operator-statements'
import { DraftPhotoFile } from '../schemas/statement-drafts'
import { StatementReviewDetails, StatementReviewPage } from '../schemas/statement-reviews'
import { REPORT_LISTS } from '../statements'
import { defineEndpoint } from './endpoint'
import { idempotencyKey, paging, queryWord } from './fields'

const review = {
  id: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
  statement_id: null,
  title: 'Flat for sale in Vake',
  owner: 'Walnut',
  waiting_since: '2026-11-24 10:00:00',
  signs: ['prepayment' as const],
  values: { deal_type_id: '1' },
}

const act = { operator: 'ლია', created_at: '2026-11-24 11:00:00' }

/** Drafts that an operator publishes or refuses. */
export const reviewEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/statements',
    access: 'operator',
    summary: 'Drafts that wait for a review, the longest waiting first',
    query: z.object(paging()),
    answer: StatementReviewPage,
    samples: [{ data: [review], total: 1, last_page: 1 }],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/statements/{id}',
    access: 'operator',
    summary: 'Draft in review',
    answer: StatementReviewDetails,
    samples: [
      {
        ...review,
        photos: [],
        published_values: null,
        owner_id: 7,
        owner_registered_at: '2026-01-12 09:30:00',
        owner_statements: 3,
        refusals: [{ operator: 'ლია', created_at: '2026-11-23 11:00:00', text: 'No photos.' }],
      },
    ],
    mayBeMissing: true,
  }),

  photo: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/statements/{id}/photos/{token}',
    access: 'operator',
    summary: 'Small WebP of a photo in review',
    answer: DraftPhotoFile,
    samples: [{ base64: 'UklGRg==' }],
    mayBeMissing: true,
  }),

  publish: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/statements/{id}/publish',
    access: 'operator',
    summary: 'Publishes a draft',
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  refuse: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/statements/{id}/refuse',
    access: 'operator',
    summary: 'Refuses a draft with a reason',
    body: { encoding: 'json', fields: refusalFields },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}

export const reportedStatementEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/reported-statements',
    access: 'operator',
    summary: 'Reported statements, the longest waiting first',
    query: z.object({ list: queryWord(REPORT_LISTS), ...paging() }),
    answer: ReportedStatementPage,
    samples: [
      {
        data: [
          {
            id: 1000001,
            address: 'Chavchavadze Avenue 26',
            owner: 'Walnut',
            is_public: true,
            is_blocked: false,
            reports: 3,
            reasons: [
              { reason: 'fraud', count: 2 },
              { reason: 'sold', count: 1 },
            ],
            waiting_since: '2026-11-24 10:00:00',
            closed_at: null,
          },
        ],
        total: 1,
        last_page: 1,
        count_by_list: { open: 1, closed: 0 },
      },
    ],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/reported-statements/{id}',
    access: 'operator',
    summary: 'Statement in any state with its reports, newest first',
    answer: ReportedStatement,
    samples: [
      {
        id: 1000001,
        address: 'Chavchavadze Avenue 26',
        owner: { id: 7, name: 'Walnut' },
        is_public: false,
        block_reason: 'There is no such house.',
        home_group_id: 12,
        price: 120_000,
        currency: 'usd',
        text: 'Bright flat near the park.',
        photos: [
          {
            url: '/pictures/flat-1.webp',
            thumb_url: '/pictures/flat-1_thumb.webp',
            width: 1200,
            height: 900,
          },
        ],
        reports: [
          {
            id: 17,
            created_at: '2026-11-24 10:00:00',
            closed_at: null,
            reason: 'fraud',
            text: 'Money in advance',
          },
        ],
        allowed_acts: ['unblock', 'close_reports', 'note'],
        acts: [{ ...act, act: 'block', text: 'There is no such house.' }],
      },
    ],
    mayBeMissing: true,
  }),

  act: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/reported-statements/{id}/acts',
    access: 'operator',
    summary: 'Acts on a statement; safe to repeat with the same key',
    body: {
      encoding: 'json',
      fields: z
        .object({
          act: z.enum(STATEMENT_ACTS, 'must be an act'),
          text: optionalText(MAX_STATEMENT_TEXT_LENGTH),
          idempotency_key: idempotencyKey,
        })
        .refine(({ act, text }) => text || !WRITTEN_STATEMENT_ACTS.includes(act), {
          path: ['text'],
          message: REQUIRED,
        }),
    },
    answer: z.unknown(),
    samples: [],
  }),
}
