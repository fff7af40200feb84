import { z } from 'zod'
import { DRAFT_STATES } from '../draft-reviews'
import { PHOTO_KINDS, PHOTO_REFUSALS, PHOTO_WARNINGS } from '../statement-photos'
import { georgianTime, id, optionalText } from './primitives'
import { rowsOf } from './rows'

export const DraftPhoto = z.object({
  token: z.guid(),
  /** Where anybody sees it, of a picture that was not sent as a photo. */
  url: z.string().nullish(),
  caption: z.string(),
  kind: z.enum(PHOTO_KINDS),
  is_main: z.boolean(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string(),
  warnings: rowsOf(z.enum(PHOTO_WARNINGS)),
})

/** `GET /microservice/users/statement-drafts/{id}`; `GET /microservice/users/statement-drafts` lists them. */
export const StatementDraft = z.object({
  id: z.uuid(),
  version: z.number().int(),
  /** Of an account, rather than of a guest's browser. */
  has_owner: z.boolean(),
  state: z.enum(DRAFT_STATES),
  /** The statement that is edited. */
  statement_id: id.nullish(),
  /** Texts by field. */
  values: z.record(z.string(), z.string()),
  /** In the reader's language, where the street is known. */
  local_address: z.string().nullish(),
  photos: rowsOf(DraftPhoto),
  /** Why the review has refused it. */
  refusal: optionalText,
  updated_at: georgianTime,
})

/** `GET /microservice/users/statement-drafts/of-statement/{statement}`: without an id where nothing is changed yet. */
export const EditedDraft = StatementDraft.extend({ id: z.uuid().nullish() })

/** `POST /microservice/users/statement-drafts`: a guest gets the key that opens it. */
export const StartedDraft = z.object({ id: z.uuid(), key: z.string().nullish() })

/** `PATCH /microservice/users/statement-drafts/{id}`: `changed` are fields that somebody saved after this version. */
export const DraftSave = z.object({
  is_saved: z.boolean(),
  changed: rowsOf(z.string()),
  draft: StatementDraft,
})

/** `POST /microservice/users/statement-drafts/{id}/photos` */
export const PhotoUpload = z.union([
  z.object({ photo: DraftPhoto }),
  z.object({ refusal: z.enum(PHOTO_REFUSALS) }),
])

/** `GET /microservice/users/statement-drafts/{id}/photos/{token}`: a small WebP for its owner alone. */
export const DraftPhotoFile = z.object({ base64: z.string() })

/** `GET /microservice/users/statement-drafts/{id}/duplicates`: the owner's other statements that offer the same. */
export const DraftDuplicates = z.object({ statement_ids: rowsOf(id) })

/** `POST /microservice/users/statement-drafts/{id}/publish` */
export const DraftPublication = z.object({
  state: z.enum(['published', 'in_review']),
  statement_id: id.nullish(),
})

/** `GET /microservice/users/statement-drafts/{id}/statement`: what an own draft has become; 404 where it is none. */
export const PublishedDraft = z.object({ statement_id: id })
