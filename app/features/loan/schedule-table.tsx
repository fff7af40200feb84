import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Button } from '../../ui/button'
import { type Column, Table } from '../../ui/table'
import type { Calculation } from './calculation'
import { formatHundredths } from './money'
import { scenarioAddress, scenarioOf } from './place'
import { schedule } from './schedule'
import { LoanSection } from './section'
import { byYear, type LoanYear } from './years'

export const SCHEDULE_FILE = '/loan-schedule.csv'

/** The loan year by year, and the file that has every month. */
export function LoanSchedule({ calculation, isFolded }: { calculation: Calculation; isFolded: boolean }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { result, currency } = calculation
  if (!result || result.isNothingLent) return null
  const money = (key: 'payment' | 'interest' | 'principal' | 'balance'): Column<LoanYear> => ({
    key,
    head: t(`schedule.${key}`),
    number: true,
    wide: key === 'interest' || key === 'principal',
    cell: (year) => formatHundredths(year[key], currency, language),
  })
  const file = scenarioAddress({ path: localizedPath(SCHEDULE_FILE, language) }, scenarioOf(calculation))
  return (
    <LoanSection
      title={t('schedule.title')}
      act={
        <p className="row">
          <a className="more" href={file} download rel="nofollow">
            {t('schedule.csv')}
          </a>
          <Button type="button" variant="plain" size="small" icon="print" hidden data-act="print">
            {t('print')}
          </Button>
        </p>
      }
      isFolded={isFolded}
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
        rows={byYear(schedule(result.loan))}
        rowKey={({ year }) => year}
      />
    </LoanSection>
  )
}
