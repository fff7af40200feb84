import { defineDialog } from '~/page/dialog'
import styleSheet from '../payments.css?url'
import { topUpAction } from './action.server'
import { loadTopUp } from './loader.server'

export const topUpDialog = defineDialog({
  load: async (args) => ({ data: await loadTopUp(args) }),
  action: topUpAction,
  styleSheet,
})
