import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { CONVERSATION_ACTS, MAX_MESSAGE_FILE_BYTES, MAX_MESSAGE_FILES } from '~contract/conversations'
import { conversationReportFields, replyFields } from '~contract/forms/conversations'
import { messageFileLimits } from './uploads'

/** Form of a reply. The same words may be said again, from a page that was loaded later. */
export const replyForm = defineForm({
  id: 'reply',
  intent: 'reply',
  oneTime: true,
  repeated: 'accepted',
  files: messageFileLimits,
  schema: replyFields
    .extend({ files: messageFiles() })
    .refine(({ text, files }) => text !== '' || files.length > 0, {
      path: ['text'],
      message: 'message_missing',
    }),
})

/** Schema of the files of a message. Browsers send an empty file for a field without a choice. */
function messageFiles() {
  return z
    .preprocess(
      (sent) => [sent].flat().filter((file) => file instanceof File && file.size > 0),
      z.array(z.instanceof(File)),
    )
    .pipe(
      z
        .array(z.instanceof(File))
        .max(MAX_MESSAGE_FILES, 'too_many_message_files')
        .refine(
          (files) => files.every(({ size }) => size <= MAX_MESSAGE_FILE_BYTES),
          'message_file_rejected',
        ),
    )
}

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
