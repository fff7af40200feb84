import type { LoaderFunctionArgs } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { findOverallScore } from '~/features/estimate'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { type AccuracyReport, accuracyReport } from '~/upstream/estimate-accuracy.server'
import { cities } from '~/upstream/locations.server'
import { statementQuality } from '~/upstream/statement-quality.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { EXPIRY_COHORT_DAYS } from '~contract/public-figures'
import { STATEMENT_TERM_DAYS } from '~contract/statements'
import { FIGURE_SECTIONS, type FigureSection, listFigures, MIN_CASES } from './figures'
import { listCityRows, listKindRows, listOwnerRows } from './groups'

export function requireOwnStatements({ context }: LoaderFunctionArgs): void {
  if (context.site.hasOperatorApis) throw notFound('errors.page_desc')
}

export type QualityTranslate = TFunction<'quality'>

export const TEXT_VALUES = {
  min: MIN_CASES,
  term: STATEMENT_TERM_DAYS,
  cohort_min: EXPIRY_COHORT_DAYS.min,
  cohort_max: EXPIRY_COHORT_DAYS.max,
}

/**
 * Loads the page. Figures are null while they are computed for the first time, undefined if unavailable;
 * others are undefined with them.
 */
export async function loadQuality(visitor: Visitor) {
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

export type Quality = Awaited<ReturnType<typeof loadQuality>>

async function loadAccuracyReport(visitor: Visitor): Promise<AccuracyReport | null> {
  try {
    return await visitor.cachedCall(accuracyReport)
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return null
    throw error
  }
}

export type DescribedFigure = ReturnType<typeof listFigures>[number] & { label: string; definition: string }
