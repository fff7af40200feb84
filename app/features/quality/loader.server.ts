import type { LoaderFunctionArgs } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { ACCURACY_PATH, findOverallScore } from '~/features/estimate'
import { notFound } from '~/http/error-responses.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { QUALITY_PATH } from '~/page/quality-href'
import { getRankingHref } from '~/page/ranking-href'
import { getTrustHref } from '~/page/trust-href'
import { getAnonymousVisitor, getVisitor, type Visitor } from '~/session/visitor.server'
import type { TextSectionMessages } from '~/ui/text-page'
import { statementParameters } from '~/upstream/dictionaries.server'
import { type AccuracyReport, accuracyReport } from '~/upstream/estimate-accuracy.server'
import { cities } from '~/upstream/locations.server'
import { type QualityFigures, statementQuality } from '~/upstream/statement-quality.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { STATEMENT_TERM_DAYS } from '~contract/own-statements'
import { EXPIRY_COHORT_DAYS } from '~contract/public-figures'
import { toGeorgianTime } from '~contract/values/georgian-time'
import { FIGURE_SECTIONS, type FigureSection, listFigures, MIN_CASES } from './figures'
import { listCityRows, listKindRows, listOwnerRows } from './groups'
import { QUALITY_JSON_PATH, toQualityJson } from './quality-json'

export async function loadQualityPage(args: LoaderFunctionArgs) {
  requireOwnStatements(args)
  const { site, caching } = args.context
  // Figures are cached for an hour, whatever changes meanwhile.
  caching.allow({ params: [], topics: ['content'] })
  const visitor = getVisitor(args)
  const { language } = visitor
  const { t, figures, ...quality } = await loadQuality(visitor)
  if (!figures) caching.forbid()
  return {
    title: t('title'),
    description: t('description'),
    canonical: toLocalizedPath(QUALITY_PATH, language),
    updated: figures ? t('counted', formatCountedAt(figures, visitor)) : t('recounted'),
    state: figures
      ? ('counted' as const)
      : figures === null
        ? ('counting' as const)
        : ('unreachable' as const),
    isMadeUp: figures?.isMadeUp ?? false,
    sections: listSections(t),
    ...quality,
    accuracyHref: toLocalizedPath(ACCURACY_PATH, language),
    rankingHref: getRankingHref(site, language),
    trustHref: getTrustHref(site, language),
    jsonHref: toLocalizedPath(QUALITY_JSON_PATH, language),
    contactHref: toLocalizedPath('/contact', language),
  }
}

export type QualityData = Awaited<ReturnType<typeof loadQualityPage>>

const RETRY_AFTER_SECONDS = 60

export async function loadQualityJson(args: LoaderFunctionArgs): Promise<Response> {
  requireOwnStatements(args)
  const visitor = getAnonymousVisitor(args)
  const { figures, ...quality } = await loadQuality(visitor)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    // Search engines index the page instead.
    'X-Robots-Tag': 'noindex',
  }
  if (!figures)
    return new Response(JSON.stringify({ error: figures === null ? 'being_counted' : 'unavailable' }), {
      status: 503,
      headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) },
    })
  const toUrl = (path: string) => args.context.origin + toLocalizedPath(path, visitor.language)
  const urls = { page: toUrl(QUALITY_PATH), accuracyPage: toUrl(ACCURACY_PATH) }
  const body = toQualityJson({ language: visitor.language, ...urls, figures, ...quality })
  return new Response(JSON.stringify(body), {
    headers: { ...headers, 'Cache-Control': 'public, max-age=3600' },
  })
}

function requireOwnStatements({ context }: LoaderFunctionArgs): void {
  if (context.site.hasOperatorApis) throw notFound('errors.page_desc')
}

type QualityTranslate = TFunction<'quality'>

const TEXT_VALUES = {
  min: MIN_CASES,
  term: STATEMENT_TERM_DAYS,
  cohort_min: EXPIRY_COHORT_DAYS.min,
  cohort_max: EXPIRY_COHORT_DAYS.max,
}

/**
 * Loads the page. Figures are null while they are computed for the first time, undefined if unavailable;
 * others are undefined with them.
 */
async function loadQuality(visitor: Visitor) {
  const [i18n, figures, dictionaries, places, report] = await Promise.all([
    getI18n(visitor.language),
    visitor.optional('statement quality', visitor.call(statementQuality)),
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
    visitor.optional('cities', visitor.cachedCall(cities)),
    visitor.optional('report card', loadAccuracyReport(visitor)),
  ])
  const t: QualityTranslate = i18n.getFixedT(visitor.language, 'quality')
  const describeSection = (section: FigureSection) =>
    listFigures(section, figures?.country).map((figure) => ({
      ...figure,
      label: t(`figures.${figure.name}.label`),
      definition: t(`figures.${figure.name}.definition`, TEXT_VALUES),
    }))
  return {
    t,
    figures,
    /** Figures of the whole country. */
    described: Object.fromEntries(
      FIGURE_SECTIONS.map((section) => [section, describeSection(section)]),
    ) as Record<FigureSection, DescribedFigure[]>,
    kinds: figures && dictionaries && listKindRows(figures, dictionaries),
    owners: figures && listOwnerRows(figures).map((row) => ({ ...row, label: t(`owners.${row.type}`) })),
    cities: figures && places && listCityRows(figures, places),
    /** Null if there are too few flats for a report. */
    estimates: report && (findOverallScore(report) ?? null),
  }
}

async function loadAccuracyReport(visitor: Visitor): Promise<AccuracyReport | null> {
  try {
    return await visitor.cachedCall(accuracyReport)
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return null
    throw error
  }
}

export type DescribedFigure = ReturnType<typeof listFigures>[number] & { label: string; definition: string }

/** Returns the sections; one named like figures has them below its text. */
function listSections(t: QualityTranslate): (TextSectionMessages & { name: string })[] {
  return t('sections', { ...TEXT_VALUES, returnObjects: true })
}

function formatCountedAt({ countedAt }: QualityFigures, { language }: Visitor) {
  return { day: formatDay(countedAt, language), time: toGeorgianTime(countedAt) }
}
