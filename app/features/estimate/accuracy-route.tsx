import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatDay, formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { getAskingPricesHref } from '~/page/asking-prices-href'
import { getQualityHref } from '~/page/quality-href'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { FactSheet } from '~/ui/fact-sheet'
import { type Column, Table } from '~/ui/table'
import { type AccuracyReport, accuracyReport } from '~/upstream/estimate-accuracy.server'
import { cities } from '~/upstream/locations.server'
import { EstimateStylesheet } from './estimate-stylesheet'
import { findOverallScore } from './overall-score'

const TBILISI_CITY_ID = 1

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const [card, places, i18n] = await Promise.all([
    visitor.optional('report card', visitor.cachedCall(accuracyReport)),
    visitor.optional('cities', visitor.cachedCall(cities)),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'estimate')
  return {
    card,
    districts:
      places?.find(({ id }) => id === TBILISI_CITY_ID)?.districts.map(({ id, name }) => ({ id, name })) ?? [],
    title: t('accuracy.title'),
    description: t('accuracy.lead'),
    canonical: toLocalizedPath(ACCURACY_PATH, visitor.language),
    qualityHref: getQualityHref(context.site, visitor.language),
    pricesHref: getAskingPricesHref(context.site, visitor.language),
  }
}

export const meta = createMeta<typeof loader>((page) => page)

export const action = pageAction()

export default function AccuracyPage() {
  const { t } = useTranslation(['estimate', 'quality', 'asking-prices'])
  const { card, districts, title, description, qualityHref, pricesHref } = useLoaderData<typeof loader>()
  return (
    <div className="wrap estimate-view">
      <EstimateStylesheet />
      <h1>{title}</h1>
      <p className="prose">{description}</p>
      {card ? (
        <>
          <OverallScores card={card} />
          <AccuracyTables scores={card.scores} districts={districts} />
        </>
      ) : (
        <EmptyState title={t('accuracy.none')}>{t('accuracy.none_text')}</EmptyState>
      )}
      <p>
        <ButtonLink variant="main" href="?ai_modal=true" rel="nofollow">
          {t('intro.start')}
        </ButtonLink>
      </p>
      {qualityHref ? (
        <p>
          <a href={qualityHref}>{t('quality:title')}</a>
        </p>
      ) : null}
      {pricesHref ? (
        <p>
          <a href={pricesHref}>{t('asking-prices:link_all')}</a>
        </p>
      ) : null}
    </div>
  )
}

function OverallScores({ card }: { card: AccuracyReport }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const all = findOverallScore(card)
  const percent = (value: number) => <span className="nowrap">{formatNumber(value, language, 1)}%</span>
  const day = (moment: string) => formatDay(new Date(moment), language)
  return (
    <>
      {card.isMadeUp ? <p className="prose estimate-note">{t('accuracy.demo_notice')}</p> : null}
      <FactSheet
        facts={[
          ...(all
            ? [
                { name: t('accuracy.median'), value: percent(all.medianError) },
                ...(all.baselineMedianError === undefined
                  ? []
                  : [{ name: t('accuracy.baseline'), value: percent(all.baselineMedianError) }]),
                { name: t('accuracy.within', { percent: 10 }), value: percent(all.within10) },
                { name: t('accuracy.within', { percent: 20 }), value: percent(all.within20) },
                { name: t('accuracy.in_range'), value: percent(all.inRange) },
                { name: t('accuracy.in_6_percent'), value: percent(all.inSixPercent) },
                { name: t('accuracy.flats'), value: formatNumber(all.count, language) },
              ]
            : []),
          { name: t('accuracy.data'), value: day(card.dataUntil) },
          { name: t('accuracy.learned'), value: day(card.learnedAt) },
          { name: t('accuracy.version'), value: card.version },
        ]}
      />
    </>
  )
}

type Score = AccuracyReport['scores'][number]
type NamedScore = Score & { label: string }

function AccuracyTables({
  scores,
  districts,
}: {
  scores: Score[]
  districts: { id: number; name: string }[]
}) {
  const { t } = useTranslation('estimate')
  const segmentNames: Record<string, string> = t('accuracy.segments', { returnObjects: true })
  const listNamedScores = (prefix: string, nameOf: (rest: string) => string | undefined): NamedScore[] =>
    scores.flatMap((score) => {
      if (!score.name.startsWith(prefix) || score.count === 0) return []
      const label = nameOf(score.name.slice(prefix.length))
      return label ? [{ ...score, label }] : []
    })
  return (
    <>
      <ScoreTable
        title={t('accuracy.by_district')}
        rows={listNamedScores('district ', (id) => districts.find((one) => String(one.id) === id)?.name)}
      />
      <ScoreTable
        title={t('accuracy.by_segment')}
        rows={listNamedScores('segment ', (name) => segmentNames[name])}
      />
      <ScoreTable
        title={t('accuracy.by_status')}
        rows={listNamedScores('status ', (name) => segmentNames[name])}
      />
    </>
  )
}

function ScoreTable({ title, rows }: { title: string; rows: NamedScore[] }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  if (rows.length === 0) return null
  const percent = (value: number) => `${formatNumber(value, language, 1)}%`
  const columns: Column<NamedScore>[] = [
    { key: 'part', head: t('accuracy.segment'), cell: ({ label }) => label },
    {
      key: 'flats',
      head: t('accuracy.flats'),
      number: true,
      wide: true,
      cell: ({ count }) => formatNumber(count, language),
    },
    {
      key: 'error',
      head: t('accuracy.median'),
      number: true,
      cell: ({ medianError }) => percent(medianError),
    },
    {
      key: 'within10',
      head: '≤ 10%',
      number: true,
      wide: true,
      cell: ({ within10 }) => percent(within10),
    },
    {
      key: 'within20',
      head: '≤ 20%',
      number: true,
      wide: true,
      cell: ({ within20 }) => percent(within20),
    },
    {
      key: 'range',
      head: t('accuracy.in_range'),
      number: true,
      cell: ({ inRange }) => percent(inRange),
    },
  ]
  return (
    <section className="estimate-scores">
      <h2>{title}</h2>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </section>
  )
}
