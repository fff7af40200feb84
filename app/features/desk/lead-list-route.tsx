import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { CountedHead } from './counted-head'
import deskStyles from './desk.css?url'
import { LeadList } from './lead-list'
import { loadLeads } from './lead-list.server'
import { leadListPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadLeads(args)

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: leadListPath(page.query),
  noIndex: true,
}))

export default function DeskLeads() {
  const { t } = useTranslation('desk')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <CountedHead title={data.title} total={data.total}>
        {t('leads.count', { count: data.total })}
      </CountedHead>
      <LeadList data={data} />
    </>
  )
}
