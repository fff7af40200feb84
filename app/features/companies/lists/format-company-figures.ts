import type { TFunction } from 'i18next'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Company } from '~/upstream/companies.server'
import type { CompanyType, TopPeriod } from '~contract/companies'

const NO_BREAK_SPACE = '\u00a0'

type Figure = 'statements' | 'agents' | 'views' | 'under_construction' | 'completed' | TopPeriod

interface FormatOptions {
  t: TFunction<'companies'>
  language: Language
  period?: TopPeriod | undefined
}

/** Formats the figures that are not zero; lines break only between figures. */
export function formatCompanyFigures(
  { statements, agents, projects, views, recentViews }: Company,
  kind: CompanyType,
  { t, language, period = 'month' }: FormatOptions,
): string {
  const formatFigure = (word: Figure, count: number) =>
    count > 0 ? [t(`figures.${word}`, { count, shown: formatNumber(count, language) })] : []
  const figures = [
    ...(kind === 'developer'
      ? [
          ...formatFigure('under_construction', projects.underConstruction),
          ...formatFigure('completed', projects.completed),
        ]
      : []),
    ...formatFigure('statements', statements),
    ...(kind === 'broker' ? formatFigure('agents', agents) : []),
    ...(recentViews === undefined ? formatFigure('views', views) : formatFigure(period, recentViews)),
  ]
  return figures.map((figure) => figure.replaceAll(' ', NO_BREAK_SPACE)).join(`${NO_BREAK_SPACE}· `)
}
