import { useTranslation } from 'react-i18next'
import { SignInDialog } from '~/features/sign-in'
import { defineDialog } from '~/page/dialog'
import styleSheet from '../payments.css?url'
import { topUpAction } from './action.server'
import { loadTopUp } from './loader.server'
import { TopUpDialog } from './top-up-dialog'

export const topUpDialog = defineDialog({
  load: async (args) => ({ data: await loadTopUp(args) }),
  action: topUpAction,
  View({ data }) {
    const { t } = useTranslation('payments')
    if ('requiresSignIn' in data) return <SignInDialog {...data} purpose={t('top_up.purpose')} />
    return <TopUpDialog data={data} />
  },
  styleSheet,
})
