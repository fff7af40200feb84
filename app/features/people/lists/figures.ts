import type { TFunction } from 'i18next'
import { formatNumber } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import type { Company, Period } from '../../../upstream/companies.server'
import type { CompanyKind } from './orders'

const NO_BREAK = '\u00a0'

type Figure = 'statements' | 'agents' | 'views' | 'rising' | 'completed' | Period

interface Words {
  t: TFunction<'people'>
  language: Language
  /** The time that its looks are told of. */
  period?: Period | undefined
}

/** How much a company has, in words; nothing is said of what it has none of. Lines break between figures alone. */
export function figuresText(
  { statements, agents, projects, views, recentViews }: Company,
  kind: CompanyKind,
  { t, language, period = 'month' }: Words,
): string {
  const say = (word: Figure, count: number) =>
    count > 0 ? [t(`figures.${word}`, { count, shown: formatNumber(count, language) })] : []
  const figures = [
    ...(kind === 'developer'
      ? [...say('rising', projects.rising), ...say('completed', projects.completed)]
      : []),
    ...say('statements', statements),
    ...(kind === 'broker' ? say('agents', agents) : []),
    ...(recentViews === undefined ? say('views', views) : say(period, recentViews)),
  ]
  return figures.map((figure) => figure.replaceAll(' ', NO_BREAK)).join(`${NO_BREAK}· `)
}
