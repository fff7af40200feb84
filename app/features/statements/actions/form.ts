import { defineForm } from '~/forms/define-form'
import { guestQuestionFields, questionFields, reportFields } from '~contract/forms/contact'

const message = { id: 'statement-message', intent: 'message', oneTime: true } as const

/** Form of guests, who say how they can be answered. */
export const guestMessageForm = defineForm({ ...message, schema: guestQuestionFields })

/** Form of users: they read the reply in their account. */
export const userMessageForm = defineForm({ ...message, schema: questionFields })

export const reportForm = defineForm({ id: 'statement-report', intent: 'report', schema: reportFields })
