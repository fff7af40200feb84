import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { type Column, Table } from '~/ui/table'
import type { LoanCalculation } from './calculation'
import { formatHundredths } from './format'
import { LoanSection } from './loan-section'
import { createSchedule } from './schedule'
import { type ScheduleYear, toScheduleYears } from './schedule-years'
import { scenarioHref, toCompleteScenario } from './urls'

const SCHEDULE_CSV_PATH = '/loan-schedule.csv'

interface ScheduleTableProps {
  calculation: LoanCalculation
  isCollapsible: boolean
}

export function ScheduleTable({ calculation, isCollapsible }: ScheduleTableProps) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { result, currency } = calculation
  if (!result || result.isFullyPaid) return null
  const money = (key: 'payment' | 'interest' | 'principal' | 'balance'): Column<ScheduleYear> => ({
    key,
    head: t(`schedule.${key}`),
    number: true,
    wide: key === 'interest' || key === 'principal',
    cell: (year) => formatHundredths(year[key], currency, language),
  })
  const file = scenarioHref(
    { path: toLocalizedPath(SCHEDULE_CSV_PATH, language) },
    toCompleteScenario(calculation),
  )
  return (
    <LoanSection
      title={t('schedule.title')}
      action={
        <p className="row">
          <a className="more" href={file} download rel="nofollow">
            {t('schedule.csv')}
          </a>{' '}
          <Button type="button" variant="plain" size="small" icon="print" hidden data-enhance="print-button">
            {t('print')}
          </Button>
        </p>
      }
      isCollapsible={isCollapsible}
    >
      <Table
        caption={t('schedule.caption')}
        columns={[
          { key: 'year', head: t('schedule.year'), cell: ({ year }) => year },
          money('payment'),
          money('interest'),
          money('principal'),
          money('balance'),
        ]}
        rows={toScheduleYears(createSchedule(result.loan))}
        rowKey={({ year }) => year}
      />
    </LoanSection>
  )
}
