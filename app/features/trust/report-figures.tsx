import { useTranslation } from 'react-i18next'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { joinFacts } from '~/ui/join-facts'
import { Output } from '~/ui/output'
import { Table } from '~/ui/table'
import type { TrustFigures } from '~/upstream/trust.server'
import { MIN_SHOWN_REPORTS } from '~contract/public-figures'
import { Figure } from './figure'
import { formatTimeLimit } from './format-time-limit'

type Reports = NonNullable<TrustFigures['reports']>

export function ReportFigures({ reports }: Pick<TrustFigures, 'reports'>) {
  const { t } = useTranslation('trust')
  return (
    <>
      <h3>{t('figures.reports.title')}</h3>
      {reports === null ? <p>{t('figures.reports.not_enough', { min: MIN_SHOWN_REPORTS })}</p> : null}
      {reports?.received === 0 ? <p>{t('figures.reports.none')}</p> : null}
      {reports?.received ? <ReceivedReports reports={reports} /> : null}
    </>
  )
}

function ReceivedReports({ reports }: { reports: Reports }) {
  const { t } = useTranslation(['trust', 'statement-actions'])
  const { received, ledToBlock, closed, open, medianHours, byReason } = reports
  const facts: Fact[] = [
    { name: t('figures.reports.received'), value: <Figure name="reports_received" value={received} /> },
    {
      name: t('figures.reports.led_to_block'),
      value: <Figure name="reports_led_to_block" value={ledToBlock} of={received} />,
    },
    {
      name: t('figures.reports.closed'),
      value: <Figure name="reports_closed" value={closed} of={received} />,
    },
    {
      name: t('figures.reports.open'),
      value: <Figure name="reports_open" value={open} of={received} />,
    },
    ...(medianHours === undefined
      ? []
      : [{ name: t('figures.reports.median'), value: <MedianTime hours={medianHours} /> }]),
  ]
  return (
    <>
      <FactSheet facts={facts} />
      <Table
        caption={t('figures.reports.by_reason')}
        rows={byReason}
        rowKey={({ reasons }) => reasons.join(' ')}
        columns={[
          {
            key: 'reason',
            head: t('figures.reports.reason'),
            cell: ({ reasons }) =>
              joinFacts(reasons.map((reason) => t(`statement-actions:reasons.${reason}`))),
          },
          {
            key: 'received',
            head: t('figures.reports.received'),
            number: true,
            cell: ({ reasons, received: count }) => (
              <Figure name={`reports_${reasons.join('_')}`} value={count} of={received} />
            ),
          },
        ]}
      />
    </>
  )
}

function MedianTime({ hours }: { hours: number }) {
  const { t } = useTranslation('trust')
  return (
    <Output name="median_hours" value={hours} className="nowrap">
      {formatTimeLimit(hours, t)}
    </Output>
  )
}
