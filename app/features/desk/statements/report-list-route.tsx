import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { CountedHead } from '../counted-head'
import deskStyles from '../desk.css?url'
import { ReportList } from './report-list'
import { loadReports } from './report-list.server'
import { reportListPath } from './urls'

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
      <CountedHead title={data.title} total={data.total}>
        {t('reviews.count', { count: data.total })}
      </CountedHead>
      <ReportList data={data} />
    </>
  )
}
