import type { Language } from '~/i18n/languages'
import type { AccuracyReport } from '~/upstream/estimate-accuracy.server'
import type { QualityFigures } from '~/upstream/statement-quality.server'
import { type Figure, MIN_CASES } from './figures'
import type { CityRow, KindRow, OwnerRow } from './groups'

export const QUALITY_JSON_PATH = '/quality.json'

interface PublishedQuality {
  language: Language
  /** URLs of the pages with the same content. */
  page: string
  accuracyPage: string
  figures: Pick<QualityFigures, 'countedAt' | 'isMadeUp'>
  described: Record<string, (Figure & { label: string; definition: string })[]>
  kinds: readonly KindRow[] | null | undefined
  owners: readonly (OwnerRow & { label: string })[] | null | undefined
  cities: readonly CityRow[] | null | undefined
  estimates: AccuracyReport['scores'][number] | null | undefined
}

/** Builds the JSON. A value is null for fewer cases than `min_cases`, a list if its names are unavailable. */
export function toQualityJson(quality: PublishedQuality) {
  const { figures, described, kinds, owners, cities, estimates } = quality
  return {
    counted_at: figures.countedAt.toISOString(),
    language: quality.language,
    page: quality.page,
    is_demo: figures.isMadeUp,
    min_cases: MIN_CASES,
    figures: Object.values(described)
      .flat()
      .map(({ name, label, definition, unit, value, of }) => ({
        name,
        label,
        definition,
        unit,
        value: value ?? null,
        cases: of ?? null,
      })),
    kinds:
      kinds?.flatMap(({ deal, kind, statements, share }) =>
        kind
          ? [
              {
                deal_type_id: deal.id,
                deal_type: deal.name,
                real_estate_type_id: kind.id,
                real_estate_type: kind.name,
                statements,
                percent: share ?? null,
              },
            ]
          : [],
      ) ?? null,
    owners:
      owners?.map(({ type, label, statements, share }) => ({
        type,
        label,
        statements,
        percent: share ?? null,
      })) ?? null,
    cities:
      cities?.map(({ id, name, figures: ofCity }) => ({
        city_id: id,
        name,
        ...Object.fromEntries(ofCity.map((figure) => [figure.name, figure.value ?? null])),
      })) ?? null,
    estimates: estimates
      ? {
          page: quality.accuracyPage,
          flats: estimates.count,
          median_error: estimates.medianError,
          within_10: estimates.within10,
          within_20: estimates.within20,
        }
      : null,
  }
}
