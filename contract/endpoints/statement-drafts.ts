import { z } from 'zod'
import { statement } from '../samples/statements'
import { DraftPriceDoubt } from '../schemas/price-doubts'
import {
  DraftDuplicates,
  DraftPhotoFile,
  DraftPreview,
  DraftPublication,
  DraftSave,
  EditedDraft,
  PhotoUpload,
  PublishedDraft,
  StartedDraft,
  StatementDraft,
  StatementDrafts,
} from '../schemas/statement-drafts'
import { DRAFT_FIELDS, DRAFT_KEY_HEADER, type DraftField } from '../statement-drafts'
import { PHOTO_KINDS, PHOTO_OPERATIONS } from '../statement-photos'
import { defineEndpoint } from './endpoint'
import { flag, queryNumber, queryText, queryWord } from './fields'

const UUID = '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'

const draftTexts = Object.fromEntries(
  DRAFT_FIELDS.map((field) => [field, z.string().optional()]),
) as unknown as Record<DraftField, z.ZodOptional<z.ZodString>>

const draft = {
  id: UUID,
  version: 3,
  has_owner: true,
  state: 'open' as const,
  statement_id: null,
  values: { deal_type_id: '1', area: '60' },
  local_address: null,
  photos: [],
  refusal: null,
  updated_at: '2026-11-22 12:30:00',
}

/** Drafts. A guest sends the key of a draft in the header `DRAFT_KEY_HEADER`. */
export const draftEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts',
    access: 'user',
    summary: 'Drafts of the user',
    answer: StatementDrafts,
    samples: [[draft]],
  }),

  start: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-drafts',
    access: 'visitor',
    summary: `Starts a draft; a guest sends the returned key in the header ${DRAFT_KEY_HEADER}`,
    body: { encoding: 'json', fields: z.object(draftTexts) },
    answer: StartedDraft,
    samples: [{ id: UUID }, { id: UUID, key: 'c2FtcGxlLWtleQ' }],
  }),

  edited: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/of-statement/{statement}',
    access: 'owner',
    summary: 'Changes of a statement that are not published; its published values before the first change',
    answer: EditedDraft,
    samples: [{ ...draft, id: null, statement_id: 101 }],
    mayBeMissing: true,
  }),

  edit: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-drafts/of-statement/{statement}',
    access: 'owner',
    summary: 'Draft that changes a statement',
    answer: StartedDraft,
    samples: [{ id: UUID }],
  }),

  copy: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-drafts/copy-of/{statement}',
    access: 'owner',
    summary: 'Starts a draft with the values of a statement',
    answer: StartedDraft,
    samples: [{ id: UUID }],
  }),

  editedPreview: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/of-statement/{statement}/preview',
    access: 'owner',
    summary: 'Changed statement as visitors will see it',
    answer: DraftPreview,
    samples: [{ statement }],
    mayBeMissing: true,
  }),

  preview: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/{id}/preview',
    access: 'holder',
    summary: 'Draft as visitors will see it once it is published; null without a kind, a city and an area',
    answer: DraftPreview,
    samples: [{ statement }, { statement: null }],
    mayBeMissing: true,
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/{id}',
    access: 'holder',
    summary: 'Draft',
    answer: StatementDraft,
    samples: [draft],
    mayBeMissing: true,
  }),

  save: defineEndpoint({
    api: 'main',
    method: 'PATCH',
    path: 'microservice/users/statement-drafts/{id}',
    access: 'holder',
    summary: 'Saves fields, unless another value was saved after the given version; safe to repeat',
    body: {
      encoding: 'json',
      fields: z.object({ ...draftTexts, version: queryNumber, confirmed_price: queryText }),
    },
    answer: DraftSave,
    samples: [{ is_saved: false, changed: ['area'], draft }],
    mayBeMissing: true,
  }),

  remove: defineEndpoint({
    api: 'main',
    method: 'DELETE',
    path: 'microservice/users/statement-drafts/{id}',
    access: 'holder',
    summary: 'Deletes a draft',
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  claim: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-drafts/{id}/claim',
    access: 'owner',
    summary: 'Makes the draft of a guest that of the user who has signed in',
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  duplicates: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/{id}/duplicates',
    access: 'holder',
    summary: 'Own statements of the same property',
    answer: DraftDuplicates,
    samples: [{ statement_ids: [101] }],
    mayBeMissing: true,
  }),

  priceDoubt: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/{id}/price-doubt',
    access: 'holder',
    summary: 'Reason to question the saved price, or that of the given values',
    query: z.object(draftTexts),
    answer: DraftPriceDoubt,
    samples: [
      { doubt: null },
      {
        doubt: {
          reason: 'similar',
          price: 12_000,
          currency_id: 2,
          expected: { low: 90_000, high: 130_000, currency_id: 2 },
          meant: { price: 120_000, currency_id: 2 },
        },
      },
    ],
    mayBeMissing: true,
  }),

  statement: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/{id}/statement',
    access: 'owner',
    summary: 'Statement that a draft has become',
    answer: PublishedDraft,
    samples: [{ statement_id: 101 }],
    mayBeMissing: true,
  }),

  publish: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-drafts/{id}/publish',
    access: 'owner',
    summary: 'Publishes a draft, or sends it to a review',
    body: { encoding: 'json', fields: z.object({ confirmed_price: queryText }) },
    answer: DraftPublication,
    samples: [{ state: 'published', statement_id: 101 }],
    mayBeMissing: true,
  }),

  uploadPhoto: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statement-drafts/{id}/photos',
    access: 'holder',
    summary: 'Uploads a photo',
    takesFile: true,
    answer: PhotoUpload,
    samples: [{ refusal: 'too_small' }],
    mayBeMissing: true,
  }),

  photo: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statement-drafts/{id}/photos/{token}',
    access: 'holder',
    summary: 'Small WebP of a photo, or a large one',
    query: z.object({ large: flag }),
    answer: DraftPhotoFile,
    samples: [{ base64: 'UklGRg==' }],
    mayBeMissing: true,
  }),

  changePhoto: defineEndpoint({
    api: 'main',
    method: 'PATCH',
    path: 'microservice/users/statement-drafts/{id}/photos/{token}',
    access: 'holder',
    summary: 'Changes caption, kind or place of a photo, rotates, deletes or restores it',
    body: {
      encoding: 'json',
      fields: z.object({
        caption: z.string().optional(),
        kind: queryWord(PHOTO_KINDS),
        operation: queryWord(PHOTO_OPERATIONS),
        /** Target position of the operation `place`, from 0. */
        position: queryNumber,
      }),
    },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),
}
