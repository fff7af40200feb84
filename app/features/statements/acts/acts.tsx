import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Button } from '../../../ui/button'
import { Heart, HideAction } from '../../favorites'
import { Share } from '../../share'
import type { StatementData } from '../page/load.server'
import { ReportForm } from './report-form'

/** What a visitor can do with a statement besides asking its owner: keep, print, pass on, report. */
export function Acts({ data }: { data: StatementData }) {
  const { t } = useTranslation('acts')
  const { origin } = usePage()
  const { statement } = data
  return (
    <div className="acts">
      <p className="row">
        <Heart statement={statement} />
        {statement.isOwn ? null : <HideAction statement={statement} />}
        <Button type="button" size="small" icon="print" hidden data-act="print">
          {t('print')}
        </Button>
      </p>
      <Share url={origin + data.canonical} title={statement.title} label={t('share_link')} />
      {statement.isOwn ? null : <ReportForm returned={data.returned} />}
    </div>
  )
}
