import { z } from 'zod'
import { REVIEW_SIGNS } from '../draft-reviews'
import { countedPageOf } from './envelope'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'
import { DraftPhoto } from './statement-drafts'

const Values = z.record(z.string(), z.string())

export const StatementReview = z.object({
  id: z.uuid(),
  /** The published statement that is to be changed. */
  statement_id: id.nullish(),
  /** As of a published statement, without the address. */
  title: z.string().nullish(),
  owner: z.string(),
  waiting_since: georgianTime,
  signs: rowsOf(z.enum(REVIEW_SIGNS)),
  /** Texts by field. */
  values: Values,
})

/** `GET /operator/statements`, the longest waiting first. */
export const StatementReviewPage = countedPageOf(StatementReview)

/** `GET /operator/statements/{id}` */
export const StatementReviewDetails = StatementReview.extend({
  photos: rowsOf(DraftPhoto),
  /** What the published statement says. */
  published_values: Values.nullish(),
  /** Whom an operator may block. */
  owner_id: id,
  owner_registered_at: georgianTime,
  owner_statements: z.number().int(),
  /** Earlier refusals. */
  refusals: rowsOf(z.object({ operator: z.string(), created_at: georgianTime, text: z.string() })),
})
