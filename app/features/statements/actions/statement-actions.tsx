import { useTranslation } from 'react-i18next'
import { HideTextButton } from '~/features/favorites'
import { ShareLinks } from '~/features/share'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { StatementData } from '../page/loader.server'
import { ReportForm } from './report-form'

export function StatementActions({ data }: { data: StatementData }) {
  const { t } = useTranslation('statement-actions')
  const { origin } = usePage()
  const { statement } = data
  return (
    <div className="actions">
      <p className="row">
        {statement.isOwn ? null : <HideTextButton statement={statement} />}
        <Button type="button" size="small" icon="print" hidden data-enhance="print-button">
          {t('print')}
        </Button>
      </p>
      <ShareLinks url={origin + data.canonical} title={statement.title} label={t('share_link')} />
      {statement.isOwn ? null : <ReportForm trustHref={data.trustHref} />}
    </div>
  )
}
