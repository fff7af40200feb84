import { withoutParams } from '~/http/own-path'
import { defineDialog } from '~/page/dialog'
import { usePage } from '~/page/use-page'
import { getVisitor } from '~/session/visitor.server'
import { SignInDialog } from './sign-in-dialog'

export const signInDialog = defineDialog({
  async load(args) {
    const visitor = getVisitor(args)
    if (await visitor.optional('user', visitor.user())) return undefined
    return { data: { closeHref: withoutParams(new URL(args.request.url), 'login') } }
  },
  View({ data: { closeHref } }) {
    return <SignInDialog closeHref={closeHref} signInHref={usePage().layout.signInHref} />
  },
})
