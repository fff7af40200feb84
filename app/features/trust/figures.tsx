import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { Table } from '~/ui/table'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { TrustFigures } from '~/upstream/trust.server'
import { CONFIRMED_PERIODS } from '~contract/freshness'
import { REDUCED_DAYS } from '~contract/price-reductions'
import { FRESH_DAYS, MIN_PERCENT_CASES, MIN_SHOWN_REPORTS } from '~contract/public-figures'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import { Figure } from './figure'
import { ReportFigures } from './report-figures'

interface FiguresProps {
  /** Figures; undefined if unavailable. */
  figures: TrustFigures | null | undefined
}

export function Figures({ figures }: FiguresProps) {
  const { t } = useTranslation('trust')
  const { language, layout } = usePage()
  const day = (date: string) => formatDay(toGeorgianNoon(date), language, new Date(0))
  return (
    <section className="prose figures" id="figures">
      <h2>{t('figures.title')}</h2>
      {figures ? (
        <>
          <p>{t('figures.period', { since: day(figures.since), until: day(figures.until) })}</p>
          <Summary figures={figures} />
          <ReportFigures reports={figures.reports} />
          <ReviewFigures reviews={figures.reviews} />
          <OwnerFigures owners={figures.publicStatements.byOwner} />
          <ul className="mute sm">
            {t('figures.notes', {
              min: MIN_SHOWN_REPORTS,
              cases: MIN_PERCENT_CASES,
              returnObjects: true,
            }).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{t('figures.missing')}</p>
          <UnreachablePart retryHref={layout.currentHref} />
        </>
      )}
    </section>
  )
}

function Summary({ figures: { published, publicStatements, decisions, inUse } }: { figures: TrustFigures }) {
  const { t } = useTranslation('trust')
  const { language } = usePage()
  const { total, fresh, confirmed, sameHomes, reduced } = publicStatements
  const facts: Fact[] = [
    { name: t('figures.summary.published'), value: <Figure name="published" value={published} /> },
    { name: t('figures.summary.public'), value: <Figure name="public_statements" value={total} /> },
    {
      name: t('figures.summary.fresh', { days: FRESH_DAYS }),
      value: <Figure name="fresh_statements" value={fresh} of={total} />,
    },
    ...(confirmed
      ? (['short', 'long'] as const).map((period) => ({
          name: t('figures.summary.confirmed', { days: CONFIRMED_PERIODS[period] }),
          value: <Figure name={`confirmed_${period}`} value={confirmed[period]} of={total} />,
        }))
      : []),
    ...(sameHomes
      ? [
          {
            name: t('figures.summary.same_homes', { homes: formatNumber(sameHomes.homes, language) }),
            value: <Figure name="same_home_statements" value={sameHomes.statements} of={total} />,
          },
        ]
      : []),
    ...(reduced === undefined
      ? []
      : [
          {
            name: t('figures.summary.reduced', { days: REDUCED_DAYS }),
            value: <Figure name="reduced_statements" value={reduced} of={total} />,
          },
        ]),
    ...(inUse
      ? [
          {
            name: t('figures.summary.followed_searches'),
            value: <Figure name="followed_searches" value={inUse.followedSearches} />,
          },
          {
            name: t('figures.summary.shared_comparisons'),
            value: <Figure name="shared_comparisons" value={inUse.sharedComparisons} />,
          },
        ]
      : []),
    {
      name: t('figures.summary.statement_blocks'),
      value: <Figure name="statement_blocks" value={decisions.statementBlocks} />,
    },
    {
      name: t('figures.summary.statement_unblocks'),
      value: <Figure name="statement_unblocks" value={decisions.statementUnblocks} />,
    },
    {
      name: t('figures.summary.user_blocks'),
      value: <Figure name="user_blocks" value={decisions.userBlocks} />,
    },
  ]
  return <FactSheet facts={facts} />
}

/** Renders the figures of reviews, if statements are reviewed now or were in the period. */
function ReviewFigures({ reviews: { mode, published, refused } }: { reviews: TrustFigures['reviews'] }) {
  const { t } = useTranslation('trust')
  const decided = published + refused
  if (mode === 'off' && decided === 0) return null
  return (
    <>
      <h3>{t('figures.reviews.title')}</h3>
      <FactSheet
        facts={[
          {
            name: t('figures.reviews.published'),
            value: <Figure name="reviews_published" value={published} of={decided} />,
          },
          {
            name: t('figures.reviews.refused'),
            value: <Figure name="reviews_refused" value={refused} of={decided} />,
          },
        ]}
      />
    </>
  )
}

function OwnerFigures({ owners }: { owners: TrustFigures['publicStatements']['byOwner'] }) {
  const { t } = useTranslation(['trust', 'account'])
  if (owners.length === 0) return null
  return (
    <>
      <h3>{t('figures.owners.title')}</h3>
      <Table
        caption={t('figures.owners.title')}
        rows={owners}
        rowKey={({ type }) => type}
        columns={[
          { key: 'owner', head: t('figures.owners.owner'), cell: ({ type }) => t(`account:kinds.${type}`) },
          {
            key: 'total',
            head: t('figures.owners.total'),
            number: true,
            cell: ({ type, total }) => <Figure name={`statements_${type}`} value={total} />,
          },
          {
            key: 'confirmed',
            head: t('figures.owners.confirmed'),
            number: true,
            cell: ({ type, total, phoneConfirmed }) =>
              phoneConfirmed === undefined ? (
                <span className="mute">{t('figures.owners.not_enough')}</span>
              ) : (
                <Figure name={`confirmed_${type}`} value={phoneConfirmed} of={total} />
              ),
          },
        ]}
      />
    </>
  )
}
