import { useTranslation } from 'react-i18next'
import { Dialog } from '~/ui/dialog'
import { EstimateTab } from './estimate-panel'
import type { EstimateData } from './loader.server'
import { estimateCloseHref } from './urls'

export function EstimateDialog({ data }: { data: EstimateData }) {
  const { t } = useTranslation(['estimate', 'ui'])
  return (
    <Dialog
      id="estimate-modal"
      size="medium"
      title={t('title')}
      closeHref={estimateCloseHref(data.page)}
      closeLabel={t('ui:close')}
      focus={data.form?.fieldErrors.length ? 'inside' : 'title'}
    >
      <EstimateTab data={data} />
    </Dialog>
  )
}
