import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog'
import { EstimatePanel } from './estimate-panel'
import { EstimateSheet } from './estimate-sheet'
import type { EstimateData } from './load.server'
import { closeAddress } from './place'

/** The estimator over any page. */
export function EstimateModal({ data }: { data: EstimateData }) {
  const { t } = useTranslation(['estimate', 'ui'])
  return (
    <>
      <EstimateSheet />
      <Dialog
        id="estimate-modal"
        size="medium"
        title={t('title')}
        closeHref={closeAddress(data.place)}
        closeLabel={t('ui:close')}
        focus={data.form?.mistakes.length ? 'inside' : 'title'}
      >
        <EstimatePanel data={data} />
      </Dialog>
    </>
  )
}
