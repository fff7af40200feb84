import type { LoaderFunctionArgs } from '@remix-run/node'
import { readCriteria, upstreamQuery } from '../../features/criteria'
import { leftOut } from '../../features/favorites/index.server'
import { readVisitor } from '../../http/visitor.server'
import { formatNumber } from '../../i18n/format'
import { i18nFor } from '../../i18n/i18n.server'
import { statementCount } from '../../upstream/statements.server'

/** What the button of a search form says while its fields change: how many statements they would find. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const query = upstreamQuery(readCriteria(new URL(request.url).searchParams))
  const hidden = leftOut({ request, context })
  const [{ total }, i18n] = await Promise.all([
    visitor.call(statementCount(hidden.count(query))),
    i18nFor(language),
  ])
  const t = i18n.getFixedT(language, 'criteria')
  return Response.json({ total, label: t('show', { count: total, shown: formatNumber(total, language) }) })
}
