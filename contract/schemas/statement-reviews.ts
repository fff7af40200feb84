import { z } from 'zod'
import { REVIEW_SIGNS } from '../draft-reviews'
import { countedPageOf } from './envelope'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'
import { DraftPhoto } from './statement-drafts'

const Values = z.record(z.string(), z.string())

export const StatementReview = z.object({
  id: z.uuid(),
  /** Id of the published statement that the draft changes. */
  statement_id: id.nullish(),
  /** Title without the address, in the format of a published statement. */
  title: z.string().nullish(),
  owner: z.string(),
  waiting_since: georgianTime,
  signs: rowsOf(z.enum(REVIEW_SIGNS)),
  /** Texts by field. */
  values: Values,
})

/** `GET /operator/statements`, longest waiting first. */
export const StatementReviewPage = countedPageOf(StatementReview)

/** `GET /operator/statements/{id}` */
export const StatementReviewDetails = StatementReview.extend({
  photos: rowsOf(DraftPhoto),
  /** Values of the published statement. */
  published_values: Values.nullish(),
  /** Id of the owner, for blocking. */
  owner_id: id,
  owner_registered_at: georgianTime,
  owner_statements: z.number().int(),
  refusals: rowsOf(z.object({ operator: z.string(), created_at: georgianTime, text: z.string() })),
})
