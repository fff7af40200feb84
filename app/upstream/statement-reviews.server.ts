import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import * as drafts from '~contract/schemas/statement-drafts'
import * as wire from '~contract/schemas/statement-reviews'
import { toDraftValues } from '~contract/statement-drafts'
import { itemPath } from './item-path'
import { type ActionResult, actionResultOf } from './refusals'
import { toDraftPhoto } from './statement-drafts.server'
import type { Call } from './upstream-client.server'

const PATH = 'operator/statements'

const toReview = ({ statement_id, waiting_since, ...review }: z.output<typeof wire.StatementReview>) => ({
  id: review.id,
  /** Id of the published statement that the review changes. */
  statement: statement_id ?? undefined,
  title: review.title ?? undefined,
  owner: review.owner,
  waitingSince: waiting_since,
  signs: review.signs,
  values: toDraftValues(review.values),
})

const ReviewPage = wire.StatementReviewPage.extend({ data: rowsOf(wire.StatementReview) }).transform(
  (page) => ({ reviews: page.data.map(toReview), total: page.total, lastPage: page.last_page }),
)
export type StatementReview = z.output<typeof ReviewPage>['reviews'][number]

const ReviewDetails = wire.StatementReviewDetails.transform((review) => ({
  ...toReview(review),
  photos: review.photos.map(toDraftPhoto),
  published: review.published_values ? toDraftValues(review.published_values) : undefined,
  ownerId: review.owner_id,
  ownerRegisteredAt: review.owner_registered_at,
  ownerStatements: review.owner_statements,
  refusals: review.refusals.map(({ operator, created_at: at, text }) => ({ operator, at, text })),
}))
export type StatementReviewDetails = z.output<typeof ReviewDetails>

export function reviewPage(page: number): Call<z.output<typeof ReviewPage>> {
  const query = new URLSearchParams({ page: String(page) })
  return { api: 'main', path: PATH, query, answer: success(ReviewPage) }
}

export function reviewById(id: string): Call<StatementReviewDetails> {
  return { api: 'main', ...itemPath(PATH, id), answer: success(ReviewDetails) }
}

/** Requests a small WebP of a photo in review. */
export function reviewPhotoFile(id: string, token: string): Call<Buffer> {
  return {
    api: 'main',
    ...itemPath(PATH, id, `/photos/${encodeURIComponent(token)}`),
    alias: `${PATH}/{id}/photos/{token}`,
    answer: success(drafts.DraftPhotoFile).transform(({ base64 }) => Buffer.from(base64, 'base64')),
  }
}

/** Publishes or refuses; 404 if it is already decided, 409 if the statement to be changed was deleted. */
export function decideReview(id: string, decision: 'publish' | { refusal: string }): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(PATH, id, decision === 'publish' ? '/publish' : '/refuse'),
    body: decision === 'publish' ? {} : { reason: decision.refusal },
    ...actionResultOf(success(z.unknown())),
  }
}
