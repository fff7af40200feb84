import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ReportList, reportListPath } from '~/features/desk'
import deskStyles from '~/features/desk/desk.css?url'
import { loadReports } from '~/features/desk/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { Output } from '~/ui/output'

export const loader = (args: LoaderFunctionArgs) => loadReports(args)

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, query }) => ({
  title,
  canonical: reportListPath(query),
  noIndex: true,
}))

export default function DeskReports() {
  const { t } = useTranslation('desk')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
        <Output name="count" value={data.total} className="mute">
          {t('reviews.count', { count: data.total })}
        </Output>
      </div>
      <ReportList data={data} />
    </>
  )
}
