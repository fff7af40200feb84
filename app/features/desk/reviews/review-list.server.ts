import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadDraftOptions } from '~/features/statement-drafts/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { reviewPage } from '~/upstream/statement-reviews.server'
import { parsePageNumber } from '~contract/values/page-number'
import { requireOperator } from '../require-operator.server'
import { formatReviewTitle } from './review-title'
import { reviewListPath } from './urls'

export async function loadReviews({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const page = parsePageNumber(new URL(request.url).searchParams.get('page'))
  const [{ reviews, total, lastPage }, options, i18n] = await Promise.all([
    visitor.call(reviewPage(page)),
    loadDraftOptions(visitor, {}),
    getI18n(visitor.language),
  ])
  requireListPage({ page }, lastPage, (last) => reviewListPath(last.page), visitor.language)
  return {
    page,
    lastPage,
    total,
    reviews: reviews.map((review) => ({
      id: review.id,
      title: formatReviewTitle(review, options),
      isChange: review.statement !== undefined,
      owner: review.owner,
      waitingSince: review.waitingSince,
      signs: review.signs,
    })),
    title: i18n.getFixedT(visitor.language, 'desk')('reviews.title'),
  }
}

export type ReviewListData = Awaited<ReturnType<typeof loadReviews>>
