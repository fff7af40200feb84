import type { z } from 'zod'
import { reviewEndpoints } from '~contract/endpoints/desk-statements'
import type * as wire from '~contract/schemas/statement-reviews'
import { toDraftValues } from '~contract/statement-drafts'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import { toDraftPhoto } from './statement-drafts.server'
import type { Call } from './upstream-client.server'

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

const toReviewPage = (page: z.output<typeof wire.StatementReviewPage>) => ({
  reviews: page.data.map(toReview),
  total: page.total,
  lastPage: page.last_page,
})
export type StatementReview = ReturnType<typeof toReview>

const toReviewDetails = (review: z.output<typeof wire.StatementReviewDetails>) => ({
  ...toReview(review),
  photos: review.photos.map(toDraftPhoto),
  published: review.published_values ? toDraftValues(review.published_values) : undefined,
  ownerId: review.owner_id,
  ownerRegisteredAt: review.owner_registered_at,
  ownerStatements: review.owner_statements,
  refusals: review.refusals.map(({ operator, created_at: at, text }) => ({ operator, at, text })),
})
export type StatementReviewDetails = ReturnType<typeof toReviewDetails>

const callPage = defineCall(reviewEndpoints.list, toReviewPage)
const callReview = defineCall(reviewEndpoints.one, toReviewDetails)
const callPhoto = defineCall(reviewEndpoints.photo, ({ base64 }) => Buffer.from(base64, 'base64'))
const callPublish = defineAction(reviewEndpoints.publish)
const callRefuse = defineAction(reviewEndpoints.refuse)

export function reviewPage(page: number): Call<ReturnType<typeof toReviewPage>> {
  return callPage({ query: { page } })
}

export function reviewById(id: string): Call<StatementReviewDetails> {
  return callReview({ params: { id } })
}

/** Requests a small WebP of a photo in review. */
export function reviewPhotoFile(id: string, token: string): Call<Buffer> {
  return callPhoto({ params: { id, token } })
}

/** Publishes or refuses; 404 if it is already decided, 409 if the statement to be changed was deleted. */
export function decideReview(id: string, decision: 'publish' | { refusal: string }): Call<ActionResult> {
  return decision === 'publish'
    ? callPublish({ params: { id } })
    : callRefuse({ params: { id }, body: { reason: decision.refusal } })
}
