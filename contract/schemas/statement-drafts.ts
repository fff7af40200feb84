import { z } from 'zod'
import { DRAFT_STATES } from '../draft-reviews'
import { PHOTO_KINDS, PHOTO_REFUSALS, PHOTO_WARNINGS } from '../statement-photos'
import { georgianTime, id, optionalText } from './primitives'
import { rowsOf } from './rows'
import { StatementDetails } from './statement-details'

export const DraftPhoto = z.object({
  token: z.guid(),
  /** Public URL of a picture that was not uploaded as a photo. */
  url: z.string().nullish(),
  caption: z.string(),
  kind: z.enum(PHOTO_KINDS),
  is_main: z.boolean(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string(),
  warnings: rowsOf(z.enum(PHOTO_WARNINGS)),
})

/** `GET /microservice/users/statement-drafts/{id}`, or one of `GET /microservice/users/statement-drafts`. */
export const StatementDraft = z.object({
  id: z.uuid(),
  version: z.number().int(),
  /** True if an account owns the draft; false if a guest's browser does. */
  has_owner: z.boolean(),
  state: z.enum(DRAFT_STATES),
  /** Id of the edited statement. */
  statement_id: id.nullish(),
  /** Texts by field. */
  values: z.record(z.string(), z.string()),
  /** Address in the reader's language, if the street is known. */
  local_address: z.string().nullish(),
  photos: rowsOf(DraftPhoto),
  /** Photos removed lately, which can be restored at their position, counted from 0. */
  removed_photos: rowsOf(z.object({ token: z.guid(), position: z.number().int() })).default([]),
  /** Reason given by the review. */
  refusal: optionalText,
  updated_at: georgianTime,
})

export const StatementDrafts = rowsOf(StatementDraft)

/** `GET /microservice/users/statement-drafts/of-statement/{statement}`. No id until something is changed. */
export const EditedDraft = StatementDraft.extend({
  id: z.uuid().nullish(),
  /** Confirmed numbers of the agent whose statement the company edits; missing for its owner. */
  agent_phones: z.array(z.string()).nullish(),
})

/** `POST /microservice/users/statement-drafts`. Guests get a key that opens the draft. */
export const StartedDraft = z.object({ id: z.uuid(), key: z.string().nullish() })

/** `PATCH /microservice/users/statement-drafts/{id}`; `changed` lists fields saved since this version. */
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

/** `GET /microservice/users/statement-drafts/{id}/photos/{token}`: a WebP, only for its owner. */
export const DraftPhotoFile = z.object({ base64: z.string() })

/**
 * `GET /microservice/users/statement-drafts/{id}/preview`: the statement as visitors will see it; missing
 * without a kind, a city and an area. The draft has the URLs of its photos.
 */
export const DraftPreview = z.object({ statement: StatementDetails.nullish() })

/** `GET /microservice/users/statement-drafts/{id}/duplicates`: own statements of the same property. */
export const DraftDuplicates = z.object({ statement_ids: rowsOf(id) })

/** `POST /microservice/users/statement-drafts/{id}/publish` */
export const DraftPublication = z.object({
  state: z.enum(['published', 'in_review']),
  statement_id: id.nullish(),
})

/** `GET /microservice/users/statement-drafts/{id}/statement`: the published draft's statement, or 404. */
export const PublishedDraft = z.object({ statement_id: id })
