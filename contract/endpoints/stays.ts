import { z } from 'zod'
import { CONVERSATION_KEY_HEADER } from '../conversations'
import { blockedNightsFields, stayChangeFields, stayRequestFields, stayTermsFields } from '../forms/stays'
import { OwnStays, RequestedStay, StayOffer, Stays } from '../schemas/stays'
import { defineEndpoint } from './endpoint'
import { idempotencyKey } from './fields'

const UUID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

const terms = {
  guests: 4,
  min_nights: 2,
  max_nights: 30,
  check_in: '14:00',
  check_out: '12:00',
  weekend_price: 150,
  cleaning_fee: 40,
  horizon_months: 6,
  pets: false,
  smoking: false,
  parties: false,
}

const stay = {
  id: UUID,
  statement_id: 101,
  statement_title: 'ქირავდება დღიურად ბინა ვაკეში',
  state: 'requested' as const,
  from: '2026-12-03',
  to: '2026-12-06',
  guests: 2,
  currency_id: 1 as const,
  nights: 1,
  night_price: 120,
  weekend_nights: 2,
  weekend_price: 150,
  cleaning_fee: 40,
  total: 460,
  party: 'owner' as const,
  name: 'ნინო',
  conversation: UUID,
  created_at: '2026-11-29 10:00:00',
  changed_at: '2026-11-29 10:00:00',
  expires_at: '2026-12-01 10:00:00',
  is_coming: true,
}

/** Stays in statements for daily rent. A guest sends the key of the conversation in its header. */
export const stayEndpoints = {
  offer: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/{id}/stay-terms',
    access: 'anyone',
    summary: 'Terms and occupied nights of an active statement for daily rent',
    answer: StayOffer,
    samples: [
      { price: 120, currency_id: 1, terms, occupied: [{ from: '2026-12-03', to: '2026-12-06' }] },
      { price: 50, currency_id: 2, terms: null, occupied: [] },
    ],
    mayBeMissing: true,
  }),

  request: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/{id}/stays',
    access: 'visitor',
    summary: `Requests a stay; a guest sends the returned key in the header ${CONVERSATION_KEY_HEADER}`,
    body: { encoding: 'json', fields: stayRequestFields.safeExtend({ idempotency_key: idempotencyKey }) },
    answer: RequestedStay,
    samples: [
      { id: UUID, conversation: UUID },
      { id: UUID, conversation: UUID, key: UUID },
    ],
  }),

  own: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statements/{id}/stays',
    access: 'owner',
    summary: "Terms, blocked nights and stays of the user's statement for daily rent",
    answer: OwnStays,
    samples: [
      {
        statement_title: 'ქირავდება დღიურად ბინა ვაკეში',
        price: 120,
        currency_id: 1,
        terms: { ...terms, is_open: true, is_outdated: false },
        blocked: [{ id: 7, from: '2026-12-03', to: '2026-12-06' }],
        stays: [stay],
      },
      { statement_title: 'ბინა', price: null, currency_id: 1, terms: null, blocked: [], stays: [] },
    ],
    mayBeMissing: true,
  }),

  ofUser: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/stays',
    access: 'user',
    summary: "The user's stays on both sides: requests, then stays to come, then the others",
    answer: Stays,
    samples: [[stay, { ...stay, party: 'seeker', state: 'confirmed' }], []],
  }),

  saveTerms: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/{id}/stay-terms',
    access: 'owner',
    summary: 'Saves the terms of the stays in a statement for daily rent; safe to repeat',
    body: { encoding: 'json', fields: stayTermsFields },
    answer: z.unknown(),
    samples: [],
  }),

  block: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/{id}/blocked-nights',
    access: 'owner',
    summary: 'Blocks free nights of a statement for daily rent',
    body: { encoding: 'json', fields: blockedNightsFields },
    answer: z.unknown(),
    samples: [],
  }),

  unblock: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'microservice/users/blocked-nights/{id}',
    access: 'owner',
    summary: 'Frees nights that the owner blocked',
    answer: z.unknown(),
    samples: [],
  }),

  ofConversation: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'conversations/{id}/stays',
    access: 'holder',
    summary: 'Stays that were requested in a conversation, the latest first',
    answer: Stays,
    samples: [[stay, { ...stay, party: 'seeker', state: 'confirmed' }], []],
    mayBeMissing: true,
  }),

  change: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'stays/{id}/change',
    access: 'holder',
    summary: 'Confirms, declines or cancels a stay by one of its sides; safe to repeat',
    body: { encoding: 'json', fields: stayChangeFields },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}
