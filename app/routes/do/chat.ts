import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { languages, localizedPath } from '../../i18n/languages'
import { isUpstreamError } from '../../upstream/errors'

/** Leads to a new conversation, or to the other ways to reach us when there is none to be had. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { chat, log, requestId } = context
  try {
    if (chat) return redirect(await chat.newConversation(request.signal), 303)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn({ requestId, cause: error.message }, 'the chat cannot be opened')
  }
  const language = languages.find((one) => one === form.get('language')) ?? 'ka'
  return redirect(localizedPath('/contact', language), {
    status: 303,
    headers: { 'Set-Cookie': sayNext('chat_failed') },
  })
}
