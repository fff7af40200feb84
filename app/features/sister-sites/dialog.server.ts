import { withoutParams } from '~/http/own-path'
import { defineDialog } from '~/page/dialog'
import { getVisitor } from '~/session/visitor.server'
import { footer } from '~/upstream/content.server'
import styleSheet from './sister-sites.css?url'
import { listSisterSites } from './sister-sites.server'

export const sisterSitesDialog = defineDialog({
  async load(args) {
    const visitor = getVisitor(args)
    const sites = listSisterSites(await visitor.optional('footer', visitor.cachedCall(footer)))
    if (sites.length === 0) return undefined
    return {
      data: { sites, closeHref: withoutParams(new URL(args.request.url), 'companies') },
    }
  },
  styleSheet,
})
