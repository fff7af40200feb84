import {
  type IgnoredParam,
  normalizeSpaces,
  type ParamIssues,
  type RangeName,
  rangeNames,
  type SearchedStayError,
  type SearchFilters,
} from '~/features/search-filters'
import { MAX_STAY_GUESTS, MAX_STAY_MONTHS, MAX_STAY_NIGHTS } from '~contract/stays'
import { type FilterLabelContext, formatRange } from '../filters/filter-chips'

/** Parameters other than the ends of ranges. */
type NamedParam = Exclude<IgnoredParam['name'], `${RangeName}_${'from' | 'to'}`>

/** Maximum numbers shown: URLs may contain any amount of junk. */
const MAX_SHOWN_PARAMS = 5
const MAX_SHOWN_CHARACTERS = 40

/** Describes ignored and corrected URL parameters; undefined if all are valid. */
export function describeParamIssues(
  { ignored, turned, stay }: ParamIssues,
  filters: SearchFilters,
  { t, language }: Pick<FilterLabelContext, 't' | 'language'>,
): string[] {
  const sentences: string[] = []
  if (ignored.length > 0) {
    const shown = ignored.slice(0, MAX_SHOWN_PARAMS).map((param) => describeParam(param, t))
    const parts = shown.map(({ name, value }, at) =>
      // A repeated name is shown once, followed by its values.
      name === shown[at - 1]?.name ? t('chip.q', { text: value }) : t('invalid_params.part', { name, value }),
    )
    sentences.push(
      t('invalid_params.ignored', {
        parts: parts.join(', ') + (ignored.length > MAX_SHOWN_PARAMS ? ' …' : ''),
      }),
    )
  }
  if (turned.length > 0) {
    const parts = turned.map((name) =>
      formatRange(name, filters.ranges[name] ?? {}, filters, { t, language }),
    )
    sentences.push(t('invalid_params.swapped', { parts: parts.join(', ') }))
  }
  for (const error of Object.values(stay)) sentences.push(describeStayError(error, t))
  return sentences
}

export function describeStayError(error: SearchedStayError, t: FilterLabelContext['t']): string {
  return t(`stay_errors.${error}`, {
    nights: MAX_STAY_NIGHTS,
    months: MAX_STAY_MONTHS,
    guests: MAX_STAY_GUESTS,
  })
}

function describeParam(
  { name, value }: IgnoredParam,
  t: FilterLabelContext['t'],
): { name: string; value: string } {
  const characters = [...normalizeSpaces(value)]
  const shown =
    characters.slice(0, MAX_SHOWN_CHARACTERS).join('') + (characters.length > MAX_SHOWN_CHARACTERS ? '…' : '')
  const range = rangeNames.find((one) => name === `${one}_from` || name === `${one}_to`)
  // `area` alone is the drawn area; the area in m² is a range.
  if (name === 'area') return { name: t('chip.area_drawn'), value: shown }
  if (!range) return { name: t(`names.${name as NamedParam}`), value: shown }
  const end = name.endsWith('_from') ? 'from' : 'to'
  return { name: t(`invalid_params.${end}`, { name: t(`names.${range}`) }), value: shown }
}
