import { z } from 'zod'
import { LANGUAGES } from '../languages'
import { needsComment, REPORT_REASONS } from '../statements'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../values/text-lengths'
import {
  internationalPhone,
  mobileNumber,
  optionalEmail,
  optionalInternationalPhone,
  optionalMobileNumber,
  optionalText,
  requiredText,
  wordList,
} from './field-schemas'

interface Contacts {
  email: string
  phone_number: string
}

const hasEmailOrPhone = ({ email, phone_number: phone }: Contacts) => email !== '' || phone !== ''

const EMAIL_OR_PHONE = {
  path: ['email'],
  error: 'email_or_phone_missing',
  // Reported together with other missing fields.
  when: () => true,
}

const name = requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' })

/** Request for a call by a company or the marketplace. */
export const callRequestFields = z.object({
  name,
  phone_number: internationalPhone(),
  comment: optionalText(MAX_COMMENT_LENGTH, 'comment_too_long'),
})

/** Request for a call about appraisals for a company. */
export const companyLeadFields = z.object({
  company: requiredText(MAX_LINE_LENGTH, { missing: 'company_missing' }),
  phone_number: mobileNumber(),
})

/** Message to the marketplace. */
export const contactMessageFields = z
  .object({
    name,
    email: optionalEmail(),
    phone_number: optionalInternationalPhone(),
    message: requiredText(MAX_MESSAGE_LENGTH, { missing: 'message_missing', invalid: 'message_too_long' }),
  })
  .refine(hasEmailOrPhone, EMAIL_OR_PHONE)

/** Message to the owner of a statement. A phone number is shown to the owner, an email is not. */
export const ownerMessageFields = z.object({
  name,
  email: optionalEmail(),
  phone_number: optionalMobileNumber(),
  message: requiredText(MAX_COMMENT_LENGTH, { missing: 'message_missing', invalid: 'message_too_long' }),
})

/** Ready questions to the owner of a statement. */
export const OWNER_QUESTIONS = ['available', 'viewing', 'price'] as const
const isOwnerQuestion = (word: string): word is (typeof OWNER_QUESTIONS)[number] =>
  OWNER_QUESTIONS.some((question) => question === word)

/** Form of the message: the text is optional beside a ready question. */
export const questionFields = ownerMessageFields
  .extend({
    questions: wordList(),
    message: optionalText(MAX_COMMENT_LENGTH, 'message_too_long'),
  })
  .refine(({ questions, message }) => message !== '' || questions.some(isOwnerQuestion), {
    path: ['message'],
    error: 'message_missing',
    // Reported together with other missing fields.
    when: () => true,
  })

/** The same by a guest, who can be answered by email or phone only. */
export const guestQuestionFields = questionFields.refine(hasEmailOrPhone, EMAIL_OR_PHONE)

/** Report of a statement. */
export const reportFields = z
  .object({
    reason: z.enum(REPORT_REASONS, 'reason_missing'),
    comment: optionalText(MAX_COMMENT_LENGTH, 'comment_too_long'),
  })
  .refine(({ reason, comment }) => !needsComment(reason) || comment !== '', {
    path: ['comment'],
    error: 'comment_missing',
  })

/** Language and kinds of the emails of a user. */
export const messageSettingsFields = z.object({
  language: z.enum([...LANGUAGES, ''], 'rejected').default(''),
  /** Optional kinds that the user wants by email. */
  wanted: wordList(),
  /** Optional kinds that the user wants among the notifications of the site. */
  shown: wordList(),
})
