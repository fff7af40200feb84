import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatMonth } from '../../../i18n/format-month'
import { localizedPath } from '../../../i18n/languages'
import { Button } from '../../../ui/button'
import { SelectField } from '../../../ui/select'
import { type HistoryView, PAYMENTS_PATH } from '../address'
import { lastMonths } from './months'

interface HistoryFilterProps {
  view: HistoryView
  thisMonth: string
}

/** A month of the last twelve, and whether money came or went. */
export function HistoryFilter({ view, thisMonth }: HistoryFilterProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <form method="get" action={localizedPath(PAYMENTS_PATH, language)} className="pay-filter">
      <SelectField
        id="history-month"
        name="month"
        label={t('page.month')}
        blank={t('page.all_months')}
        defaultValue={view.month ?? ''}
        options={lastMonths(thisMonth, view.month).map((month) => ({
          value: month,
          label: formatMonth(month, language),
        }))}
      />
      <SelectField
        id="history-kind"
        name="kind"
        label={t('page.kind')}
        blank={t('page.all_kinds')}
        defaultValue={view.kind ?? ''}
        options={[
          { value: 'in', label: t('page.in') },
          { value: 'out', label: t('page.out') },
        ]}
      />
      <Button>{t('page.show')}</Button>
    </form>
  )
}
