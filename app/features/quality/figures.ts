import type { QualityFigures } from '~/upstream/statement-quality.server'

/** Minimum number of cases: a share or median of fewer would change too much by one statement more. */
export const MIN_CASES = 30

type CountName = keyof QualityFigures['country']
type Counts = Partial<Record<CountName, number | null>>

interface Rule {
  unit: 'count' | 'percent' | 'days' | 'photos'
  /** Name of the count of cases; the figure is its share or median. */
  of?: CountName
}

/** Rules by name of the count, in the order of the page. */
const RULES = {
  listings: {
    statements: { unit: 'count' },
  },
  freshness: {
    median_age_days: { unit: 'days', of: 'statements' },
    updated_in_7_days: { unit: 'percent', of: 'statements' },
    updated_in_30_days: { unit: 'percent', of: 'statements' },
    expired: { unit: 'percent', of: 'expiry_cohort' },
  },
  completeness: {
    with_photos: { unit: 'percent', of: 'statements' },
    median_photos: { unit: 'photos', of: 'with_photos' },
    with_house_number: { unit: 'percent', of: 'statements' },
    with_pin: { unit: 'percent', of: 'statements' },
    flats_with_floor: { unit: 'percent', of: 'flats' },
    with_cadastral_code: { unit: 'percent', of: 'statements' },
    with_text_ka: { unit: 'percent', of: 'statements' },
    with_text_en: { unit: 'percent', of: 'statements' },
    with_text_ru: { unit: 'percent', of: 'statements' },
    with_plan_or_tour: { unit: 'percent', of: 'statements' },
  },
  prices: {
    with_price: { unit: 'percent', of: 'statements' },
  },
  duplicates: {
    repeated_flats: { unit: 'percent', of: 'comparable_flats' },
  },
} as const satisfies Record<string, Partial<Record<CountName, Rule>>>

export type FigureSection = keyof typeof RULES
export const FIGURE_SECTIONS = Object.keys(RULES) as FigureSection[]

type Named<Rules> = Rules extends unknown ? keyof Rules : never
export type FigureName = Named<(typeof RULES)[FigureSection]>

export interface Figure {
  name: FigureName
  unit: Rule['unit']
  /** Value; undefined if unavailable or of too few cases. */
  value: number | undefined
  /** Number of cases that the value is computed from. */
  of: number | undefined
}

/** @param counts undefined if unavailable */
export function listFigures(section: FigureSection, counts: Counts | undefined): Figure[] {
  return Object.entries<Rule>(RULES[section]).map(([name, rule]) =>
    toFigure(name as FigureName, rule, counts),
  )
}

function toFigure(name: FigureName, { unit, of }: Rule, counts: Counts | undefined): Figure {
  const count = counts?.[name] ?? undefined
  const cases = of && (counts?.[of] ?? undefined)
  const isOfEnough = of === undefined || (cases !== undefined && cases >= MIN_CASES)
  if (count === undefined || !isOfEnough) return { name, unit, value: undefined, of: cases }
  const value = unit === 'percent' && cases !== undefined ? toPercent(count, cases) : count
  return { name, unit, value, of: cases }
}

/** Rounds to a tenth; 0 and 100 are reserved for none and all. */
export function toPercent(count: number, of: number): number {
  const tenths = Math.round((count / of) * 1_000)
  if (tenths === 0 && count > 0) return 0.1
  if (tenths === 1_000 && count < of) return 99.9
  return tenths / 10
}

/** Returns the share of a group; undefined if the total is too small. */
export function toShare(count: number, of: number): number | undefined {
  return of >= MIN_CASES ? toPercent(count, of) : undefined
}
