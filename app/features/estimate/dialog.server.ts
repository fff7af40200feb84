import { defineDialog } from '~/page/dialog'
import { estimateAction } from './action.server'
import styleSheet from './estimate.css?url'
import { loadEstimate } from './loader.server'
import { forgetOutcome } from './saved-estimate.server'

export const estimateDialog = defineDialog({
  load: async (args) => ({ data: await loadEstimate(args) }),
  action: estimateAction,
  forget: forgetOutcome,
  styleSheet,
})
