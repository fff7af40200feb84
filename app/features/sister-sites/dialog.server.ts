import { withoutParams } from '~/http/own-path'
import { defineDialog } from '~/page/dialog'
import { getVisitor } from '~/session/visitor.server'
import { footer } from '~/upstream/content.server'

export const sisterSitesDialog = defineDialog({
  async load(args) {
    const visitor = getVisitor(args)
    const groups = await visitor.optional('footer', visitor.cachedCall(footer))
    if (!groups?.sisters.length) return undefined
    return {
      data: { sites: groups.sisters, closeHref: withoutParams(new URL(args.request.url), 'companies') },
    }
  },
})
