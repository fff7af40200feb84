import { useTranslation } from 'react-i18next'
import { ShareLinks } from '~/features/share'
import { useFormatPrice } from '~/features/statements'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Button, ButtonLink } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { Flash } from '~/ui/flash'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { ComparisonData } from './loader.server'
import { RemoveLink } from './remove-link'
import { listComparedGroups } from './statement-facts'
import { ComparisonTable } from './table'
import { comparisonUrl, MAX_COMPARED } from './urls'

/** Renders statements side by side, for all visitors with the URL. */
export function ComparisonView({ data }: { data: ComparisonData }) {
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
