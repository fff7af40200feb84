import { useTranslation } from 'react-i18next'
import { type Column, Table } from '~/ui/table'
import { UnreachablePart } from '~/ui/unreachable-part'
import { FigureValue } from './figure-value'
import type { FigureName, FigureSection } from './figures'
import type { CityRow } from './groups'
import type { QualityData } from './loader.server'

/** Columns of two tables, as phones have little room. */
const TABLES = [
  { name: 'freshness', figures: ['statements', 'median_age_days', 'updated_in_30_days'] },
  { name: 'completeness', figures: ['with_photos', 'with_house_number', 'with_cadastral_code'] },
] as const satisfies readonly { name: FigureSection; figures: readonly FigureName[] }[]

export function CityTables({ data: { state, cities, canonical } }: { data: QualityData }) {
  const { t } = useTranslation('quality')
  if (state !== 'counted') return null
  if (!cities) return <UnreachablePart retryHref={canonical} />
  if (cities.length === 0) return <p>{t('no_cities')}</p>
  return TABLES.map(({ name, figures }) => (
    <Table
      key={name}
      caption={t(`city_tables.${name}`)}
      rows={cities}
      rowKey={({ id }) => id}
      columns={[
        { key: 'city', head: t('head.city'), cell: ({ name }) => name },
        ...figures.map(
          (figure): Column<CityRow> => ({
            key: figure,
            head: t(`head.${figure}`),
            number: true,
            cell: (city) => <CityFigure city={city} name={figure} />,
          }),
        ),
      ]}
    />
  ))
}

function CityFigure({ city, name }: { city: CityRow; name: FigureName }) {
  const { t } = useTranslation('quality')
  const figure = city.figures.find((one) => one.name === name)
  return figure ? <FigureValue unit={figure.unit} value={figure.value} none={t('small_base')} /> : null
}
