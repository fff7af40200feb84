import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ACCURACY_PATH, AccuracyTables, EstimateSheet } from '../../features/estimate'
import { usePage } from '../../http/page'
import { metaOf } from '../../http/page-meta'
import { readVisitor } from '../../http/visitor.server'
import { formatDay, formatNumber } from '../../i18n/format'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { FactSheet } from '../../ui/fact-sheet'
import { cities } from '../../upstream/locations.server'
import { type ReportCard, reportCard } from '../../upstream/valuation-report.server'

const TBILISI = 1

/** The report card of estimates, for everybody. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const [card, places, i18n] = await Promise.all([
    visitor.optional('report card', visitor.reference(reportCard)),
    visitor.optional('cities', visitor.reference(cities)),
    i18nFor(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'estimate')
  return {
    card,
    districts:
      places?.find(({ id }) => id === TBILISI)?.districts.map(({ id, name }) => ({ id, name })) ?? [],
    title: t('accuracy.title'),
    description: t('accuracy.lead'),
    canonical: localizedPath(ACCURACY_PATH, visitor.language),
  }
}

export const meta = metaOf<typeof loader>((page) => page)

export default function AccuracyPage() {
  const { t } = useTranslation('estimate')
  const { card, districts, title, description } = useLoaderData<typeof loader>()
  return (
    <div className="wrap est-view">
      <EstimateSheet />
      <h1>{title}</h1>
      <p className="prose">{description}</p>
      {card ? (
        <>
          <Overall card={card} />
          <AccuracyTables scores={card.scores} districts={districts} />
        </>
      ) : (
        <EmptyState title={t('accuracy.none')}>{t('accuracy.none_text')}</EmptyState>
      )}
      <p>
        <ButtonLink variant="main" href="?ai_modal=true" rel="nofollow">
          {t('intro.begin')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Overall({ card }: { card: ReportCard }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const all = card.scores.find(({ name }) => name === 'all')
  const percent = (value: number) => <span className="nb">{formatNumber(value, language, 1)}%</span>
  const day = (moment: string) => formatDay(new Date(moment), language)
  return (
    <>
      {card.isMadeUp ? <p className="prose est-note">{t('accuracy.made_up')}</p> : null}
      <FactSheet
        facts={[
          ...(all
            ? [
                { name: t('accuracy.median'), value: percent(all.medianError) },
                ...(all.plainMedianError === undefined
                  ? []
                  : [{ name: t('accuracy.plain'), value: percent(all.plainMedianError) }]),
                { name: t('accuracy.within', { percent: 10 }), value: percent(all.within10) },
                { name: t('accuracy.within', { percent: 20 }), value: percent(all.within20) },
                { name: t('accuracy.in_range'), value: percent(all.inRange) },
                { name: t('accuracy.in_six'), value: percent(all.inSixPercent) },
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
