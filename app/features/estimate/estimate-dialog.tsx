import { useTranslation } from 'react-i18next'
import { SignInDialog } from '~/features/sign-in'
import { useFormReply } from '~/forms/form-reply'
import { Dialog } from '~/ui/dialog'
import { EstimateTab } from './estimate-panel'
import { estimateForm } from './form'
import type { EstimateData } from './loader.server'
import { estimateCloseHref } from './urls'

/** Renders the estimator, or the sign-in that it requires. */
export function EstimateDialog({ data }: { data: EstimateData }) {
  const { t } = useTranslation('navigation')
  if (!data.requiresSignIn) return <Estimator data={data} />
  const { introHref, signInHref } = data
  return <SignInDialog closeHref={introHref} signInHref={signInHref} purpose={t('estimate')} />
}

function Estimator({ data }: { data: EstimateData }) {
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
