import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { ShareLinks } from '~/features/share'
import { statementUrl, toStatementNames, useFormatPrice } from '~/features/statements'
import { countViewOnCacheHit } from '~/features/statements/index.server'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Button, ButtonLink } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { Flash } from '~/ui/flash'
import { UnreachablePart } from '~/ui/unreachable-part'
import { NO_DICTIONARIES, statementParameters } from '~/upstream/dictionaries.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { PUBLIC_STATUSES } from '~contract/statements'
import styles from './comparison.css?url'
import { RemoveLink } from './remove-link'
import { listComparedGroups } from './statement-facts'
import { ComparisonTable } from './table'
import {
  comparisonParams,
  comparisonUrl,
  findFavoritesReferrer,
  MAX_COMPARED,
  parseComparisonQuery,
} from './urls'

/** Reason why a statement of the URL has no column. */
type MissingReason = 'gone' | 'expired' | 'failed'

interface MissingStatement {
  id: number
  reason: MissingReason
  /** Page of the statement, if it is still public. */
  page?: { title: string; href: string }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const query = parseComparisonQuery(new URL(request.url).searchParams)
  context.caching.allow({ params: comparisonParams })
  const [found, dictionaries, i18n] = await Promise.all([
    findStatements(visitor, query.ids),
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
    getI18n(language),
  ])
  const offered = found.flatMap((one) => (one.reason === undefined ? [one.statement] : []))
  for (const { id } of offered) countViewOnCacheHit(id, language, context)
  const t = i18n.getFixedT(language, 'comparison')
  return {
    query,
    columns: offered.map((statement) => ({
      statement,
      names: toStatementNames(statement, dictionaries ?? NO_DICTIONARIES),
    })),
    lacksNames: dictionaries === undefined,
    missing: found.flatMap((one) => (one.reason === undefined ? [] : [one])),
    back: findFavoritesReferrer(context.personalHeaders.referringPath, language),
    title: t('title'),
    description: offered.map(({ title }) => title).join(' · '),
  }
}

type ComparisonData = Awaited<ReturnType<typeof loader>>

type FoundStatement = { reason?: undefined; statement: StatementDetails } | MissingStatement

/** Loads statements in the order of the ids. @throws UpstreamError if all of them fail */
async function findStatements(visitor: Visitor, ids: readonly number[]): Promise<FoundStatement[]> {
  const calls = ids.map((id) => findStatement(visitor, id))
  const found = await Promise.all(calls.map((call) => visitor.optional('compared statement', call)))
  if (found.every((one) => one === undefined)) return Promise.all(calls)
  return ids.map((id, place) => found[place] ?? { id, reason: 'failed' })
}

/** Loads a statement without the user's token: owners, too, compare only public data. */
async function findStatement(visitor: Visitor, id: number): Promise<FoundStatement> {
  try {
    const statement = await visitor.call(statementById(id))
    if (statement.status === 'active') return { statement }
    if (!PUBLIC_STATUSES.includes(statement.status)) return { id, reason: 'gone' }
    const page = { title: statement.title, href: statementUrl(statement, visitor.language) }
    return { id, reason: 'expired', page }
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return { id, reason: 'gone' }
    throw error
  }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = createMeta<typeof loader>(({ title, description, query: { ids } }) => ({
  title,
  description,
  canonical: comparisonUrl({ ids }),
  noIndex: true,
}))

export const action = pageAction()

export default function ComparePage() {
  return <ComparisonView data={useLoaderData<typeof loader>()} />
}

/** Renders statements side by side, for all visitors with the URL. */
function ComparisonView({ data }: { data: ComparisonData }) {
  const { t } = useTranslation(['comparison', 'favorites'])
  const { t: ui } = useTranslation('ui')
  const { language, layout } = usePage()
  const { query, columns, missing, back, title } = data
  const favoritesHref = layout.favorites?.href ?? toLocalizedPath('/favorites', language)
  const crumb = back
    ? { label: t('back_to_favorites'), href: back, back: true }
    : { label: t('favorites:title'), href: favoritesHref }
  return (
    <div className="wrap compared">
      <Breadcrumbs label={ui('breadcrumb')} crumbs={[crumb, { label: title }]} />
      <h1>{title}</h1>
      {query.leftOut > 0 ? (
        <Flash tone="info" quiet>
          {t('left_out', { max: MAX_COMPARED })}
        </Flash>
      ) : null}
      <MissingStatements missing={missing} query={query} />
      {columns.length === 1 ? (
        <Flash
          tone="info"
          quiet
          action={
            <ButtonLink href={favoritesHref} size="small">
              {t('to_favorites')}
            </ButtonLink>
          }
        >
          {t('one_alone')}
        </Flash>
      ) : null}
      {columns.length > 0 ? (
        <>
          {data.lacksNames ? <UnreachablePart retryHref={layout.currentHref} /> : null}
          <ComparedStatements data={data} />
        </>
      ) : (
        <EmptyState
          title={t(missing.length > 0 ? 'none_left_title' : 'empty_title')}
          action={
            <p className="row">
              <ButtonLink href={favoritesHref} variant="main">
                {t('to_favorites')}
              </ButtonLink>
              <ButtonLink href={toLocalizedPath('/s', language)}>{t('favorites:search')}</ButtonLink>
            </p>
          }
        >
          {t('how')}
        </EmptyState>
      )}
    </div>
  )
}

function ComparedStatements({ data }: { data: ComparisonData }) {
  const { t } = useTranslation('comparison')
  const { t: page } = useTranslation('statement-page')
  const { t: shared } = useTranslation('statement')
  const { t: actions } = useTranslation('statement-actions')
  const { language, currency, origin } = usePage()
  const formatPrice = useFormatPrice()
  const { query, columns, title } = data
  const { ids, onlyDifferences } = query
  const groups = listComparedGroups(columns, { language, currency, formatPrice, t, page, shared })
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !(onlyDifferences && isSame)) }))
    .filter(({ rows }) => rows.length > 0)
  const url =
    origin + toLocalizedPath(comparisonUrl({ ids: columns.map(({ statement }) => statement.id) }), language)
  return (
    <>
      <div className="compared-tools">
        {columns.length > 1 ? (
          <nav className="chips" aria-label={t('which_facts')}>
            {[false, true].map((isFiltered) => (
              <Chip
                key={String(isFiltered)}
                href={toLocalizedPath(comparisonUrl({ ids, onlyDifferences: isFiltered }), language)}
                current={onlyDifferences === isFiltered}
                rel="nofollow"
              >
                {t(isFiltered ? 'only_differences' : 'all_facts')}
              </Chip>
            ))}
          </nav>
        ) : null}
        <Button type="button" variant="plain" icon="print" hidden data-enhance="print-button">
          {actions('print')}
        </Button>
        <ShareLinks url={url} title={title} label={t('share_link')} />
      </div>
      <ComparisonTable columns={columns} groups={groups} query={query} label={title} />
      {groups.length === 0 ? <p>{t('no_differences')}</p> : null}
      <p className="on-paper">{url}</p>
    </>
  )
}

/** Renders the statements of the URL without a column, each with the reason. */
function MissingStatements({ missing, query }: Pick<ComparisonData, 'missing' | 'query'>) {
  const { t } = useTranslation('comparison')
  const { language } = usePage()
  return missing.map(({ id, reason, page }) => {
    const name = page?.title ?? formatId(id, language)
    return (
      <Flash key={id} tone="info" quiet action={<RemoveLink id={id} name={name} query={query} />}>
        <b>{page ? <a href={page.href}>{name}</a> : name}.</b> {t(`missing.${reason}`)}
      </Flash>
    )
  })
}
