import type { TFunction } from 'i18next'
import { formatNumber } from '~/i18n/format'
import { formatMonth } from '~/i18n/format-month'
import type { Language } from '~/i18n/languages'
import type { Fact } from '~/ui/fact-sheet'
import type { ProjectDetails } from '~/upstream/projects.server'

export function listProjectFacts(
  project: ProjectDetails,
  { t, language }: { t: TFunction<'companies'>; language: Language },
): Fact[] {
  const { status, delivery, conditions, floors, buildings, flats, height, material, layouts } = project
  const areas = layouts.map(({ area }) => area)
  const square = (area: number) => formatNumber(area, language, 1)
  const facts: [string, string | number | undefined][] = [
    [t('filters.state'), status && t(`states.${status}`)],
    [t('facts.delivery'), delivery && formatMonth(delivery.slice(0, 7), language)],
    [t('facts.finish'), conditions.join(', ')],
    [t('facts.floors'), floors],
    [t('facts.buildings'), buildings],
    [t('facts.flats'), flats && formatNumber(flats, language)],
    [
      t('facts.areas'),
      areas.length > 0
        ? t('square_meters', { area: `${square(Math.min(...areas))}–${square(Math.max(...areas))}` })
        : undefined,
    ],
    [t('facts.height'), height && t('meters', { value: formatNumber(height, language, 2) })],
    [t('facts.material'), material],
    [t('facts.instalments'), formatInstalments(project, t)],
    [t('facts.mortgage'), project.terms.mortgage ? t('facts.mortgage_yes') : undefined],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** Formats the instalments: "24 months, first payment 15 %". */
function formatInstalments({ terms: { months, firstPayment } }: ProjectDetails, t: TFunction<'companies'>) {
  if (months === undefined) return undefined
  const time = t('months', { count: months })
  return firstPayment === undefined ? time : t('instalments', { time, percent: firstPayment })
}
