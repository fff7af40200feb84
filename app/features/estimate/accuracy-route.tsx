import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatDay, formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getQualityHref } from '~/page/quality-href'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { FactSheet } from '~/ui/fact-sheet'
import { type AccuracyReport, accuracyReport } from '~/upstream/estimate-accuracy.server'
import { cities } from '~/upstream/locations.server'
import { AccuracyTables } from './accuracy-tables'
import { EstimateStylesheet } from './estimate-stylesheet'
import { findOverallScore } from './overall-score'
import { ACCURACY_PATH } from './urls'

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
  }
}

export const meta = createMeta<typeof loader>((page) => page)

export const action = pageAction()

export default function AccuracyPage() {
  const { t } = useTranslation(['estimate', 'quality'])
  const { card, districts, title, description, qualityHref } = useLoaderData<typeof loader>()
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
