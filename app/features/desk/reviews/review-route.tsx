import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { PageHead } from '~/ui/page-head'
import deskStyles from '../desk.css?url'
import { loadReview, reviewAction } from './review.server'
import { ReviewView } from './review-view'
import { reviewPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadReview(args)

export const action = pageAction(reviewAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, review }) => ({
  title,
  canonical: reviewPath(review.id),
  noIndex: true,
}))

export default function DeskReview() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <ReviewView data={data} />
    </>
  )
}
