import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { languages, toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { isUpstreamError } from '~/upstream/upstream-error'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  const { chat, log, requestId } = context
  try {
    if (chat) return redirect(await chat.createConversationUrl(request.signal), 303)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn({ requestId, cause: error.message }, 'the chat cannot be opened')
  }
  const language = languages.find((one) => one === form.get('language')) ?? 'ka'
  return redirect(toLocalizedPath('/contact', language), {
    status: 303,
    headers: { 'Set-Cookie': setFlash('chat_failed') },
  })
}
