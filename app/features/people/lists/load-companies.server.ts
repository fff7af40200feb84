import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { localizedPath } from '../../../i18n/languages'
import {
  brokers,
  developers,
  type Period,
  topBrokers,
  topDevelopers,
} from '../../../upstream/companies.server'
import { BROKERS_PATH, DEVELOPERS_PATH } from '../../owner'
import { listAddress, pageIn, wordsIn } from '../page-query'
import { type CompanyKind, ordersOf } from './orders'

const PER_PAGE = 20
/** A row on a desk. */
const ON_TOP = 3

const PATHS: Record<CompanyKind, string> = { broker: BROKERS_PATH, developer: DEVELOPERS_PATH }

/** A page of brokers or developers, and on the first of them the most looked at. */
export async function loadCompanies({ request, context }: LoaderFunctionArgs, kind: CompanyKind) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const asked = new URL(request.url).searchParams
  const [page, q] = [pageIn(asked), wordsIn(asked)]
  const orders = ordersOf(kind)
  const order = orders.find((one) => one === asked.get('order_by')) ?? orders[0]
  const period: Period = asked.get('top') === 'month' ? 'month' : 'week'
  const query = new URLSearchParams({ order_by: order, page: String(page), per_page: String(PER_PAGE) })
  if (q) query.set('q', q)
  const isFirst = page === 1 && !q
  const top = kind === 'broker' ? topBrokers(period, ON_TOP) : topDevelopers(ON_TOP)
  const [found, first, i18n] = await Promise.all([
    visitor.call(kind === 'broker' ? brokers(query) : developers(query)),
    isFirst ? visitor.optional('top', visitor.reference(top)) : [],
    i18nFor(language),
  ])
  const t = i18n.getFixedT(language, 'people')
  const path = localizedPath(PATHS[kind], language)
  return {
    kind,
    language,
    path,
    q,
    page,
    order,
    orders,
    period,
    companies: found.rows,
    total: found.total,
    lastPage: found.lastPage,
    top: first ?? [],
    meta: {
      title: t(`${kind}s.title`),
      description: t(`${kind}s.description`),
      canonical: listAddress(path, { page }),
      hidden: q !== '' || found.rows.length === 0,
    },
  }
}

export type CompaniesData = Awaited<ReturnType<typeof loadCompanies>>
