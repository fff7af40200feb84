import { z } from 'zod'
import { MAX_CONVERSATION_MESSAGE_LENGTH } from '../conversations'
import { MAX_COMMENT_LENGTH } from '../values/text-lengths'
import { optionalText, requiredText } from './field-schemas'

/** Message in a conversation. Its text may be empty if it has files. */
export const replyFields = z.object({
  text: optionalText(MAX_CONVERSATION_MESSAGE_LENGTH, 'message_too_long'),
})

/** Report of a conversation to the operators. */
export const conversationReportFields = z.object({
  comment: requiredText(MAX_COMMENT_LENGTH, { missing: 'comment_missing', invalid: 'comment_too_long' }),
})
