import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from '~/ui/table'
import { FigureValue } from './figure-value'
import type { Figure, FigureSection } from './figures'
import type { Quality } from './loader.server'

interface FigureRow extends Pick<Figure, 'unit' | 'value'> {
  name: string
  label: string
  definition: ReactNode
  none: string
  isShare?: boolean
}

interface FigureTableProps {
  section: FigureSection
  caption: string
  data: Pick<Quality, 'described' | 'estimates'> & { state: string; accuracyHref: string }
}

/** Renders each figure with its definition. */
export function FigureTable({ section, caption, data }: FigureTableProps) {
  const { t } = useTranslation('quality')
  const none = data.state === 'counted' ? t('small_base') : t('missing')
  const rows = data.described[section].map((figure): FigureRow => ({ ...figure, none }))
  const estimateRow = useEstimateRow(data)
  return (
    <Table
      caption={caption}
      rows={section === 'prices' ? [...rows, estimateRow] : rows}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'figure',
          head: t('head.figure'),
          cell: ({ label, definition }) => (
            <>
              <b>{label}</b> <small className="mute">{definition}</small>
            </>
          ),
        },
        {
          key: 'value',
          head: t('head.value'),
          number: true,
          cell: ({ unit, value, name, none, isShare }) => (
            <FigureValue unit={unit} value={value} name={name} none={none} isShare={isShare} />
          ),
        },
      ]}
    />
  )
}

/** Returns the row in the wording of the estimate accuracy page. */
function useEstimateRow({ estimates, accuracyHref }: FigureTableProps['data']): FigureRow {
  const { t } = useTranslation(['quality', 'estimate'])
  return {
    name: 'estimate_median_error',
    label: t('estimate_error.label'),
    definition: (
      <>
        {t('estimate_error.definition')} <a href={accuracyHref}>{t('estimate:accuracy.link')}</a>
      </>
    ),
    unit: 'percent',
    isShare: false,
    value: estimates?.medianError,
    none: estimates === null ? t('small_base') : t('missing'),
  }
}
