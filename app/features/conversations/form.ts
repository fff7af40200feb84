import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { CONVERSATION_ACTS } from '~contract/conversations'
import { conversationReportFields, replyFields } from '~contract/forms/conversations'

/** Form of a reply. The same words may be said again, from a page that was loaded later. */
export const replyForm = defineForm({
  id: 'reply',
  intent: 'reply',
  oneTime: true,
  repeated: 'accepted',
  schema: replyFields,
})

/** Form of buttons that each send a ready answer. */
export const readyAnswerForm = defineForm({
  id: 'ready-answer',
  intent: 'ready-answer',
  oneTime: true,
  repeated: 'accepted',
  schema: replyFields,
})

export const changeConversationForm = defineForm({
  id: 'conversation-change',
  intent: 'change',
  schema: z.object({ act: z.enum(CONVERSATION_ACTS, 'rejected') }),
  failureKey: 'not_done',
})

export const reportConversationForm = defineForm({
  id: 'conversation-report',
  intent: 'report',
  schema: conversationReportFields,
})
