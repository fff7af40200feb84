import { useTranslation } from 'react-i18next'
import { formatMonth } from '~/i18n/format-month'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/select'
import { type HistoryParams, PAYMENTS_PATH } from '../urls'
import { listMonths } from './months'

interface HistoryFilterProps {
  params: HistoryParams
  thisMonth: string
}

export function HistoryFilter({ params: view, thisMonth }: HistoryFilterProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <form method="get" action={toLocalizedPath(PAYMENTS_PATH, language)} className="pay-filter">
      <SelectField
        id="history-month"
        name="month"
        label={t('page.month')}
        blank={t('page.all_months')}
        defaultValue={view.month ?? ''}
        options={listMonths(thisMonth, view.month).map((month) => ({
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
