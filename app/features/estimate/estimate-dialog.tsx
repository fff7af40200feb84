import { useTranslation } from 'react-i18next'
import { useFormReply } from '~/forms/form-reply'
import { Dialog } from '~/ui/dialog'
import { EstimateTab } from './estimate-panel'
import { estimateForm } from './form'
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
      focus={useFormReply(estimateForm.id)?.result.status === 'error' ? 'inside' : 'title'}
    >
      <EstimateTab data={data} />
    </Dialog>
  )
}
