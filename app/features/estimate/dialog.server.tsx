import { useTranslation } from 'react-i18next'
import { SignInDialog } from '~/features/sign-in'
import { defineDialog } from '~/page/dialog'
import { estimateAction } from './action.server'
import styleSheet from './estimate.css?url'
import { EstimateDialog } from './estimate-dialog'
import { loadEstimate } from './loader.server'
import { forgetOutcome } from './saved-estimate.server'

export const estimateDialog = defineDialog({
  load: async (args) => ({ data: await loadEstimate(args) }),
  action: estimateAction,
  forget: forgetOutcome,
  View({ data }) {
    const { t } = useTranslation('navigation')
    if (!data.requiresSignIn) return <EstimateDialog data={data} />
    const { introHref, signInHref } = data
    return <SignInDialog closeHref={introHref} signInHref={signInHref} purpose={t('estimate')} />
  },
  styleSheet,
})
