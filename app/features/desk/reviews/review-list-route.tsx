import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { loadDraftOptions } from '~/features/statement-drafts/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge } from '~/ui/badge'
import { reviewPage } from '~/upstream/statement-reviews.server'
import { parsePageNumber } from '~contract/values/page-number'
import { toReaderName } from '~contract/values/reader-name'
import { CountedHead } from '../counted-head'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { requireOperator } from '../require-operator.server'
import { formatWaiting } from '../waiting'
import { formatReviewTitle } from './review-title'
import { reviewListPath, reviewPath } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
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

type ReviewListData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, page }) => ({
  title,
  canonical: reviewListPath(page),
  noIndex: true,
}))

export default function DeskReviews() {
  const { t } = useTranslation('desk')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <CountedHead title={data.title} total={data.total}>
        {t('reviews.count', { count: data.total })}
      </CountedHead>
      <ReviewList data={data} />
    </>
  )
}

function ReviewList({ data: { reviews, page, lastPage } }: { data: ReviewListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <DeskList
      rows={reviews}
      row={(review) => <ReviewRow key={review.id} review={review} />}
      none={t('reviews.none')}
      page={page}
      lastPage={lastPage}
      pageHref={(number) => toLocalizedPath(reviewListPath(number), language)}
    />
  )
}

function ReviewRow({ review }: { review: ReviewListData['reviews'][number] }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, title, isChange, owner, waitingSince, signs } = review
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone="off">{t(isChange ? 'reviews.change' : 'reviews.new')}</Badge>
        <span>{formatWaiting({ createdAt: waitingSince }, t)}</span>{' '}
        <span>· {toReaderName(owner, language)}</span>
      </p>
      <h2>
        <a href={toLocalizedPath(reviewPath(id), language)}>{title}</a>
      </h2>
      {signs.length > 0 ? (
        <p className="row tight">
          {signs.map((sign) => (
            <Badge key={sign} tone="warn">
              {t(`reviews.signs.${sign}`)}
            </Badge>
          ))}
        </p>
      ) : null}
    </li>
  )
}
