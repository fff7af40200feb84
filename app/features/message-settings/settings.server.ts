import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { messageSettings, saveMessageSettings } from '~/upstream/message-settings.server'
import { OPTIONAL_MESSAGE_KINDS } from '~contract/messages'
import { messageSettingsForm } from './form'
import { MESSAGE_SETTINGS_PATH } from './urls'

export async function loadMessageSettings({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const [{ email, language, unwanted }, i18n] = await Promise.all([
    visitor.call(messageSettings),
    getI18n(visitor.language),
  ])
  return {
    email,
    language: language ?? '',
    wanted: OPTIONAL_MESSAGE_KINDS.filter((kind) => !unwanted.includes(kind)),
    title: i18n.getFixedT(visitor.language, 'notifications')('settings.title'),
  }
}

export type MessageSettingsData = Awaited<ReturnType<typeof loadMessageSettings>>

export async function messageSettingsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(messageSettingsForm, async ({ values: { language, wanted }, refuse }) => {
      const answer = await visitor.call(saveMessageSettings(language, wanted))
      if (!answer.ok) return refuse(answer)
      return redirect(toLocalizedPath(MESSAGE_SETTINGS_PATH, visitor.language), {
        status: 303,
        headers: { 'Set-Cookie': setFlash('message_settings_saved') },
      })
    }),
  )
}
