import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { accountLeadPage } from '~/upstream/account-leads.server'
import sheet from './account-leads.css?url'
import { LeadListView } from './lead-list-view'
import { leadListPath, parseLeadQuery } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const query = parseLeadQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([visitor.call(accountLeadPage(query)), getI18n(visitor.language)])
  requireListPage(query, page.lastPage, leadListPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'account-leads')('title') }
}

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = createMeta<typeof loader>(({ title, query }) => ({
  title,
  canonical: leadListPath({ ...query, search: undefined }),
  noIndex: true,
}))

export default function AccountLeads() {
  return <LeadListView data={useLoaderData<typeof loader>()} />
}
