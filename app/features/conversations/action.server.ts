import type { ActionFunctionArgs } from '@remix-run/node'
import { handleStayChange } from '~/features/stays/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm } from '~/forms/received-form.server'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import {
  type ConversationAccess,
  changeConversation,
  replyInConversation,
  reportConversation,
} from '~/upstream/conversations.server'
import type { ConversationAct } from '~contract/conversations'
import { changeConversationForm, readyAnswerForm, replyForm, reportConversationForm } from './form'

const FLASHES: Record<ConversationAct, FlashName> = {
  share_contact: 'contact_shared',
  close: 'conversation_closed',
  block: 'conversation_blocked',
  reopen: 'conversation_reopened',
}

/** Handles the forms of the page of a conversation. */
export function handleConversationForms(args: ActionFunctionArgs, access: ConversationAccess, href: string) {
  const visitor = getVisitor(args)

  async function sendReply({
    values: { text, files = [] },
    idempotencyKey,
    reject,
    refuse,
  }: ReceivedForm<{ text: string; files?: File[] }>) {
    const answer = await visitor.call(replyInConversation(access, { text, files, key: idempotencyKey }))
    if (answer.ok) return redirectWithFlash(`${href}#latest`, 'reply_sent')
    if (answer.fieldErrors.some(({ field }) => field.startsWith('file_')))
      return reject({ files: { key: 'message_file_rejected' } })
    const hasEnded = answer.fieldErrors.some(({ field }) => field === 'conversation')
    return hasEnded ? reject({ '': { key: 'conversation_ended' } }) : refuse(answer)
  }

  return handleForms(
    args,
    handleStayChange(visitor, href, access.key),
    onSubmit(replyForm, sendReply),
    onSubmit(readyAnswerForm, sendReply),
    onSubmit(changeConversationForm, async ({ values: { act }, reject }) => {
      const answer = await visitor.call(changeConversation(access, act))
      return answer.ok ? redirectWithFlash(href, FLASHES[act]) : reject({ '': { key: 'not_done' } })
    }),
    onSubmit(reportConversationForm, async ({ values, refuse }) => {
      const answer = await visitor.call(reportConversation(access, values.comment))
      return answer.ok ? redirectWithFlash(href, 'report_sent') : refuse(answer)
    }),
  )
}
