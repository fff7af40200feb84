import { withoutParams } from '~/http/own-path'
import { defineDialog } from '~/page/dialog'
import { getVisitor } from '~/session/visitor.server'

export const signInDialog = defineDialog({
  async load(args) {
    const visitor = getVisitor(args)
    if (await visitor.optional('user', visitor.user())) return undefined
    return { data: { closeHref: withoutParams(new URL(args.request.url), 'login') } }
  },
})
