import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { CountedHead } from '../counted-head'
import deskStyles from '../desk.css?url'
import { ReviewList } from './review-list'
import { loadReviews } from './review-list.server'
import { reviewListPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadReviews(args)

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
