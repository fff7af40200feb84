import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { internationalPhone, optionalText, requiredText } from '~/forms/field-schemas'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const SUBJECT_SEPARATOR = ': '

const fields = {
  name: requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
  phone_number: internationalPhone(),
}

/** Form of the dialog that opens above any page. */
export const callRequestForm = defineForm({
  id: 'call-request',
  oneTime: true,
  schema: z.object({ ...fields, comment: optionalText(MAX_COMMENT_LENGTH, 'comment_too_long') }),
})

/** Form on the page of a company or a project, whose name is put before the comment. */
export const companyCallRequestForm = defineForm({
  id: 'company-call-request',
  oneTime: true,
  schema: z.object({
    ...fields,
    comment: optionalText(
      MAX_COMMENT_LENGTH - MAX_LINE_LENGTH - SUBJECT_SEPARATOR.length,
      'comment_too_long',
    ),
  }),
})

export function withSubject(subject: string, comment: string): string {
  return [subject.slice(0, MAX_LINE_LENGTH), comment].filter(Boolean).join(SUBJECT_SEPARATOR)
}

/** Values known before the user types. */
export interface KnownCaller {
  name: string | undefined
  phone_number: string | undefined
  comment?: string | undefined
}
