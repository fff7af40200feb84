import { z } from 'zod'
import {
  viewingAnswerFields,
  viewingCancelFields,
  viewingFields,
  viewingMoveFields,
  viewingTimesFields,
} from '../forms/viewings'
import {
  BookedViewing,
  OfferedTimes,
  OfferResult,
  Viewing,
  Viewings,
  ViewingTimes,
} from '../schemas/viewings'
import { VIEWING_KEY_HEADER } from '../viewings'
import { defineEndpoint } from './endpoint'
import { idempotencyKey } from './fields'

const UUID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

const time = { id: 7, starts_at: '2026-12-05 12:00:00', ends_at: '2026-12-05 12:30:00' }

const viewing = {
  id: UUID,
  statement_id: 101,
  statement_title: 'იყიდება 3-ოთახიანი ბინა ვაკეში',
  starts_at: time.starts_at,
  ends_at: time.ends_at,
  party: 'seeker' as const,
  state: 'booked' as const,
  moved_by: null,
  reason: null,
  name: 'ნინო',
  email: 'nino@example.ge',
  phone_number: null,
  sequence: 0,
  changed_at: '2026-11-29 10:00:00',
  own_answer: null,
}

/** Viewings. A guest sends the key of a viewing in the header `VIEWING_KEY_HEADER`. */
export const viewingEndpoints = {
  freeTimes: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/statements/{id}/viewing-times',
    access: 'visitor',
    summary: 'Free times for viewing an active statement',
    answer: ViewingTimes,
    samples: [[time], []],
    mayBeMissing: true,
  }),

  book: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/{id}/viewings',
    access: 'visitor',
    summary: `Books a free time; a guest sends the returned key in the header ${VIEWING_KEY_HEADER}`,
    body: { encoding: 'json', fields: viewingFields.safeExtend({ idempotency_key: idempotencyKey }) },
    answer: BookedViewing,
    samples: [{ id: UUID }, { id: UUID, key: 'c2FtcGxlLWtleQ' }],
  }),

  offeredTimes: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/viewing-times',
    access: 'user',
    summary: "Coming times of the user's statements that are not booked",
    answer: OfferedTimes,
    samples: [[{ ...time, statement_id: 101, statement_title: viewing.statement_title, is_free: true }]],
  }),

  offer: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/{id}/viewing-times',
    access: 'owner',
    summary: 'Offers times for viewing a statement',
    body: { encoding: 'json', fields: viewingTimesFields },
    answer: OfferResult,
    samples: [{ added: 8, skipped: 0 }],
  }),

  removeTime: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'microservice/users/viewing-times/{id}',
    access: 'owner',
    summary: 'Removes a time that is not booked',
    answer: z.unknown(),
    samples: [],
  }),

  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/viewings',
    access: 'user',
    summary: 'Viewings of the user as owner and as seeker: those to come first, then the latest',
    answer: Viewings,
    samples: [[viewing, { ...viewing, party: 'owner', state: 'moved', moved_by: 'owner', sequence: 1 }]],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'viewings/{id}',
    access: 'holder',
    summary: 'A viewing, for its owner and its seeker',
    answer: Viewing,
    samples: [viewing],
    mayBeMissing: true,
  }),

  move: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'viewings/{id}/move',
    access: 'holder',
    summary: 'Moves a coming viewing to another free time of the statement',
    body: { encoding: 'json', fields: viewingMoveFields },
    answer: z.unknown(),
    samples: [],
  }),

  cancel: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'viewings/{id}/cancel',
    access: 'holder',
    summary: 'Cancels a coming viewing; the owner gives a reason. Safe to repeat',
    body: { encoding: 'json', fields: viewingCancelFields },
    answer: z.unknown(),
    samples: [],
  }),

  answer: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'viewings/{id}/answer',
    access: 'holder',
    summary: 'Answers whether a viewing took place; safe to repeat',
    body: { encoding: 'json', fields: viewingAnswerFields },
    answer: z.unknown(),
    samples: [],
  }),
}
