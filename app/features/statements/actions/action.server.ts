import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { getI18n } from '~/i18n/i18n.server'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { addTypedEmail } from '~/session/typed-emails.server'
import { getVisitor } from '~/session/visitor.server'
import { sendOwnerMessage } from '~/upstream/conversations.server'
import type { ActionResult } from '~/upstream/refusals'
import { reportStatement } from '~/upstream/statement-reports.server'
import type { Call } from '~/upstream/upstream-client.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { OWNER_QUESTIONS } from '~contract/forms/contact'
import { guestMessageForm, reportForm, userMessageForm } from './form'

/** Handles the forms on the page of a statement: a message to its owner and a report. */
export async function statementAction(args: ActionFunctionArgs, id: number) {
  const { pathname, search } = new URL(args.request.url)
  const page = pathname + search
  const messageForm = getVisitor(args).isSignedIn ? userMessageForm : guestMessageForm
  return handleForms(
    args,
    onSubmit(messageForm, async ({ values, idempotencyKey, refuse }) => {
      // Guests with the same cached page have the same key in its form.
      const key = createIdempotencyKey([idempotencyKey, args.context.visitorId])
      const { phone_number: phone, questions, ...message } = values
      const text = await joinQuestions(questions, message.message)
      const answer = await send(sendOwnerMessage(id, { ...message, message: text, phone, key }))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('message', { item_id: String(id) }))
      return showAsSent('message_sent', toMailboxCookies(message.email))
    }),
    onSubmit(reportForm, async ({ values, refuse }) => {
      const answer = await send(reportStatement(id, values))
      return answer.ok ? showAsSent('report_sent') : refuse(answer)
    }),
  )

  /** Puts the chosen ready questions, in the language of the page, before the text. */
  async function joinQuestions(words: readonly string[], text: string): Promise<string> {
    const { language } = getVisitor(args)
    const t = (await getI18n(language)).getFixedT(language, 'statement-actions')
    const questions = OWNER_QUESTIONS.filter((question) => words.includes(question))
    return [...questions.map((question) => t(`questions.${question}`)), text].filter(Boolean).join('\n')
  }

  async function send(call: Call<ActionResult>): Promise<ActionResult> {
    try {
      return await getVisitor(args).call(call)
    } catch (error) {
      // The page itself explains that the statement has been withdrawn.
      if (isUpstreamError(error) && error.status === 404) throw redirect(page, 303)
      throw error
    }
  }

  function showAsSent(flash: FlashName, cookies: readonly string[] = []): Response {
    return redirectWithFlash(`${page}#news`, flash, cookies)
  }

  /** Lets a guest of a demo read the answers, which are shown instead of sent. */
  function toMailboxCookies(email: string): string[] {
    const { signer, site } = args.context
    return site.mailboxUrl && email ? [addTypedEmail(signer, args.request.headers.get('cookie'), email)] : []
  }
}
