import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { noFields, parseButtonForm } from '~/forms/button-form.server'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { isUpstreamError } from '~/upstream/upstream-error'

export async function action(args: ActionFunctionArgs) {
  const { back } = await parseButtonForm(args, noFields)
  const { chat, log, requestId } = args.context
  try {
    if (chat) return redirect(await chat.createConversationUrl(args.request.signal), 303)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn({ requestId, cause: error.message }, 'the chat cannot be opened')
  }
  return redirect(toLocalizedPath('/contact', getPathLanguage(back)), {
    status: 303,
    headers: { 'Set-Cookie': setFlash('chat_failed') },
  })
}
