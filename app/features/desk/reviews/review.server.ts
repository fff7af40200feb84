import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { loadDraftOptions } from '~/features/statement-drafts/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm } from '~/forms/received-form.server'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { decideReview, reviewById } from '~/upstream/statement-reviews.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { isUuid } from '~contract/values/ids'
import { requireOperator } from '../require-operator.server'
import { reviewPublishForm, reviewRefuseForm } from './form'
import { formatReviewTitle } from './review-title'
import { REVIEWS_PATH } from './urls'

export async function loadReview({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const review = await visitor.call(reviewById(requireReviewId(params)))
  const options = await loadDraftOptions(visitor, review.values)
  return { review, options, title: formatReviewTitle(review, options) }
}

export type ReviewData = Awaited<ReturnType<typeof loadReview>>

export async function reviewAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const id = requireReviewId(args.params)
  const showList = (flash: FlashName) =>
    redirectWithFlash(toLocalizedPath(REVIEWS_PATH, visitor.language), flash)
  const decide = async (
    decision: Parameters<typeof decideReview>[1],
    { flash, refuse }: { flash: FlashName; refuse: ReceivedForm<unknown>['refuse'] },
  ) => {
    const answer = await visitor.call(decideReview(id, decision)).catch((error: unknown) => {
      if (isUpstreamError(error) && error.status === 404) return undefined
      throw error
    })
    if (!answer) return showList('review_decided')
    return answer.ok ? showList(flash) : refuse(answer)
  }
  return handleForms(
    args,
    onSubmit(reviewPublishForm, async ({ refuse, reject }) => {
      try {
        return await decide('publish', { flash: 'review_published', refuse })
      } catch (error) {
        if (!isUpstreamError(error) || error.status !== 409) throw error
        return reject({ '': { key: 'review_of_deleted' } }, { status: 409 })
      }
    }),
    onSubmit(reviewRefuseForm, ({ values, refuse }) =>
      decide({ refusal: values.reason }, { flash: 'review_refused', refuse }),
    ),
  )
}

function requireReviewId(params: LoaderFunctionArgs['params']): string {
  const { id = '' } = params
  if (!isUuid(id)) throw notFound('errors.page_desc')
  return id
}
