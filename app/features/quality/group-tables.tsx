import { useTranslation } from 'react-i18next'
import { type Column, Table } from '~/ui/table'
import { UnreachablePart } from '~/ui/unreachable-part'
import { FigureValue } from './figure-value'
import type { QualityData } from './loader.server'

/** Renders the table, even if the names of deals and types are unavailable. */
export function KindTable({ data: { state, kinds, canonical } }: { data: QualityData }) {
  const { t } = useTranslation('quality')
  const columns = useGroupColumns()
  if (state !== 'counted') return null
  if (!kinds) return <UnreachablePart retryHref={canonical} />
  if (kinds.length === 0) return <p>{t('none')}</p>
  return (
    <Table
      caption={t('head.kind')}
      rows={kinds}
      rowKey={({ deal, kind }) => `${deal.id} ${kind?.id}`}
      columns={[
        {
          key: 'kind',
          head: t('head.kind'),
          cell: ({ deal, kind }) => (kind ? kind.name : <b>{deal.name}</b>),
        },
        ...columns,
      ]}
    />
  )
}

export function OwnerTable({ data: { owners }, caption }: { data: QualityData; caption: string }) {
  const { t } = useTranslation('quality')
  const columns = useGroupColumns()
  if (!owners || owners.length === 0) return null
  return (
    <Table
      caption={caption}
      rows={owners}
      rowKey={({ type }) => type}
      columns={[{ key: 'owner', head: t('head.owner'), cell: ({ label }) => label }, ...columns]}
    />
  )
}

function useGroupColumns(): Column<{ statements: number; share: number | undefined }>[] {
  const { t } = useTranslation('quality')
  return [
    {
      key: 'statements',
      head: t('head.count'),
      number: true,
      cell: ({ statements }) => <FigureValue unit="count" value={statements} none="" />,
    },
    {
      key: 'share',
      head: t('head.share'),
      number: true,
      cell: ({ share }) => <FigureValue unit="percent" value={share} none={t('small_base')} />,
    },
  ]
}
