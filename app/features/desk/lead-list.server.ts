import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { leadPage } from '~/upstream/leads.server'
import { requireOperator } from './require-operator.server'
import { leadListPath, parseLeadQuery } from './urls'

export async function loadLeads({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const query = parseLeadQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([visitor.call(leadPage(query)), getI18n(visitor.language)])
  if (query.page > 1 && query.page > page.lastPage)
    throw redirect(toLocalizedPath(leadListPath({ ...query, page: page.lastPage }), visitor.language))
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('leads.title') }
}

export type LeadListData = Awaited<ReturnType<typeof loadLeads>>
