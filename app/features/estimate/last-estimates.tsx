import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { Section } from '~/ui/section'
import { type Column, Table } from '~/ui/table'
import type { RecentEstimate } from '~/upstream/recent-estimates.server'
import { parseGeorgianTimestamp } from '~contract/values/georgian-time'
import { useFormatSums } from './use-format-sums'

export type NamedEstimate = RecentEstimate & { place: string }

interface PreviousEstimatesProps {
  /** Estimates; undefined if unavailable. */
  estimates: NamedEstimate[] | undefined
  rate: number | undefined
}

export function PreviousEstimates({ estimates, rate }: PreviousEstimatesProps) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const columns: Column<NamedEstimate>[] = [
    {
      key: 'flat',
      head: t('history.flat'),
      cell: ({ place, area, floor, totalFloors }) => (
        <>
          {place}
          <br />
          <span className="sm mute">
            {t('comparables.facts', { area: formatNumber(area, language, 1), floor, total: totalFloors })}
          </span>
        </>
      ),
    },
    {
      key: 'price',
      head: t('result.price'),
      number: true,
      cell: ({ estimate }) => (
        <FormattedSum amount={estimate.total} currencyId={estimate.currencyId} rate={rate} />
      ),
    },
    {
      key: 'square',
      head: t('result.price_per_square'),
      number: true,
      wide: true,
      cell: ({ estimate }) => (
        <FormattedSum amount={estimate.perMetre} currencyId={estimate.currencyId} rate={rate} />
      ),
    },
    {
      key: 'day',
      head: t('history.day'),
      cell: ({ madeAt }) => formatDateTime(parseGeorgianTimestamp(madeAt), language),
    },
  ]
  return (
    <Section title={t('history.title')}>
      {estimates === undefined ? <p>{t('history.failed')}</p> : null}
      {estimates?.length === 0 ? <p className="mute">{t('history.empty')}</p> : null}
      {estimates?.length ? (
        <Table caption={t('history.title')} columns={columns} rows={estimates} rowKey={({ id }) => id} />
      ) : null}
    </Section>
  )
}

function FormattedSum({
  amount,
  currencyId,
  rate,
}: {
  amount: number
  currencyId: number
  rate: number | undefined
}) {
  return useFormatSums(currencyId, rate).shown(amount)[0]
}
