import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type FieldError, toFieldError } from '~/forms/field-error'
import { readField } from '~/forms/form-data.server'
import { toTextArgs } from '~/forms/use-error-text'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { newPasskeyOptions, signInPasskeyOptions } from '~/upstream/identity.server'
import { addPasskeyForm } from '../form'
import { explainPasswordRefusal } from '../own-account/own-account.server'
import { requireOwnAccounts } from '../visit.server'

const UNCACHED = { 'Cache-Control': 'no-store' }

/** Returns the options for signing in with a passkey. */
export async function loader(args: LoaderFunctionArgs) {
  requireOwnAccounts(args)
  const { options } = await getVisitor(args).call(signInPasskeyOptions(args.context.origin))
  return Response.json({ options }, { headers: UNCACHED })
}

/** Returns the options for creating a passkey. It stays on the device, so the password is checked first. */
export async function action(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  if (!visitor.isSignedIn) return new Response(null, { status: 401 })
  const password = await readField(args.request, 'password', addPasskeyForm.schema.shape.password)
  if (!password.success) return refuse(toFieldError(password.error.issues))
  const answer = await visitor.call(newPasskeyOptions(password.data, args.context.origin))
  if (answer.ok) return Response.json({ options: answer.options }, { headers: UNCACHED })
  const { error, init } = explainPasswordRefusal(answer)
  return refuse(error, init)

  async function refuse(error: FieldError, init?: ResponseInit) {
    const { language } = visitor
    const t = (await getI18n(language)).getFixedT(language, 'forms')
    return Response.json(
      { error: t(`errors.${error.key}`, toTextArgs(error, language)) },
      { status: 422, ...init },
    )
  }
}
