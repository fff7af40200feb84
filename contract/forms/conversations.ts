import { z } from 'zod'
import { MAX_CONVERSATION_MESSAGE_LENGTH } from '../conversations'
import { MAX_COMMENT_LENGTH } from '../values/text-lengths'
import { requiredText } from './field-schemas'

/** Message in a conversation. */
export const replyFields = z.object({
  text: requiredText(MAX_CONVERSATION_MESSAGE_LENGTH, {
    missing: 'message_missing',
    invalid: 'message_too_long',
  }),
})

/** Report of a conversation to the operators. */
export const conversationReportFields = z.object({
  comment: requiredText(MAX_COMMENT_LENGTH, { missing: 'comment_missing', invalid: 'comment_too_long' }),
})
