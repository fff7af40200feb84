import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { UnreachablePart } from '~/ui/unreachable-part'
import { managedStatements, statementStatistics } from '~/upstream/own-statements.server'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { STATISTICS_PERIODS } from '~contract/statements'
import { isId } from '~contract/values/ids'
import { statisticsPath } from '../urls'
import { StatisticsView } from './statistics-view'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const id = Number(params.id)
  if (!isId(id)) throw notFound('errors.page_desc')
  const query = new URL(request.url).searchParams
  const period = STATISTICS_PERIODS.find((days) => days === query.get('days')) ?? STATISTICS_PERIODS[0]
  const [statement, statistics, i18n] = await Promise.all([
    findStatement(visitor, id),
    visitor.optional('statistics', visitor.call(statementStatistics(id, period))),
    getI18n(visitor.language),
  ])
  if (!statement) throw notFound('errors.page_desc')
  return {
    statement,
    statistics,
    period,
    title: i18n.getFixedT(visitor.language, 'own-statements')('statistics.title'),
  }
}

/** Returns the user's statement, or that of an agent of the user's company. */
async function findStatement(visitor: Visitor, id: number) {
  const { statements } = await visitor.call(managedStatements([id]))
  return statements[0]
}

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: statisticsPath(page.statement.id),
  noIndex: true,
}))

export default function StatementStatisticsPage() {
  const { t } = useTranslation('own-statements')
  const { layout, language } = usePage()
  const { statement, statistics, period, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title}>
        <ButtonLink icon="left" href={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>
          {t('title')}
        </ButtonLink>
      </PageHead>
      {statistics ? (
        <StatisticsView statement={statement} statistics={statistics} period={period} />
      ) : (
        <UnreachablePart retryHref={layout.currentHref} />
      )}
    </>
  )
}
