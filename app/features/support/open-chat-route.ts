import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { OpenedChat } from '~/enhance/chat-widget/chat-widget'
import { noFields, parseButtonForm } from '~/forms/button-form.server'
import { getI18n } from '~/i18n/i18n.server'
import { getPathLanguage, type Language, toLocalizedPath } from '~/i18n/languages'
import { redirectWithFlash } from '~/session/flash.server'
import { isUpstreamError } from '~/upstream/upstream-error'

/** Redirects to the page of a new conversation; returns JSON to the chat window. */
export async function action(args: ActionFunctionArgs) {
  const { back } = await parseButtonForm(args, noFields)
  const { request } = args
  const { chat, log, requestId } = args.context
  const language = getPathLanguage(back)
  try {
    if (chat) {
      const url = await chat.createConversationUrl(request.signal)
      return request.headers.get('accept') === 'application/json'
        ? Response.json(await toOpenedChat(url, language))
        : redirect(url, 303)
    }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn({ requestId, cause: error.message }, 'the chat cannot be opened')
  }
  return redirectWithFlash(toLocalizedPath('/contact', language), 'chat_failed')
}

async function toOpenedChat(url: string, language: Language): Promise<OpenedChat> {
  const t = (await getI18n(language)).getFixedT(language, ['support', 'ui'])
  return { url, title: t('chat'), newTab: t('new_tab'), close: t('ui:close'), failed: t('failed') }
}
