import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadRequestNames } from '~/features/broker-requests/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { sealSearch, unsealSearch } from '~/session/sealed-search.server'
import { getVisitor } from '~/session/visitor.server'
import { accountLeadPage } from '~/upstream/account-leads.server'
import sheet from './account-leads.css?url'
import { leadSearchForm } from './form'
import { LeadListView } from './lead-list-view'
import { leadListPath, parseLeadFilters, parseLeadQuery } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { query, searchText } = unsealSearch(
    context.signer,
    parseLeadQuery(new URL(request.url).searchParams),
  )
  const [page, names, i18n] = await Promise.all([
    visitor.call(accountLeadPage({ ...query, search: searchText })),
    loadRequestNames(visitor),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, leadListPath, visitor.language)
  const title = i18n.getFixedT(visitor.language, 'account-leads')('title')
  return { ...page, names, query, searchText, title }
}

/** Redirects to the results, whose URL has the search encrypted. */
async function searchLeadsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const query = parseLeadQuery(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(leadSearchForm, async ({ values: { text, ...filters } }) => {
      const search = sealSearch(args.context.signer, text)
      const found = leadListPath({ ...query, ...parseLeadFilters(filters), search, page: 1 })
      return redirect(toLocalizedPath(found, visitor.language), 303)
    }),
  )
}

export const action = pageAction(searchLeadsAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = createMeta<typeof loader>(({ title, query }) => ({
  title,
  canonical: leadListPath({ ...query, search: undefined }),
  noIndex: true,
}))

export default function AccountLeads() {
  return <LeadListView data={useLoaderData<typeof loader>()} />
}
