import { withoutParams } from '~/http/own-path'
import { toSignInHref } from '~/http/sign-in-href'
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
    const { flash, layout, language } = usePage()
    if (!flash?.continueHref) return <SignInDialog closeHref={closeHref} signInHref={layout.signInHref} />
    return (
      <SignInDialog
        closeHref={closeHref}
        signInHref={toSignInHref(flash.continueHref, language)}
        text={flash.text}
      />
    )
  },
})
