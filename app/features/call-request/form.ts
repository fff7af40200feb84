import { defineForm } from '~/forms/define-form'
import { callRequestFields } from '~contract/forms/contact'
import { optionalText } from '~contract/forms/field-schemas'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const SUBJECT_SEPARATOR = ': '

/** Form of the dialog that opens above any page. */
export const callRequestForm = defineForm({ id: 'call-request', oneTime: true, schema: callRequestFields })

/** Form on the page of a company or a project, whose name is put before the comment. */
export const companyCallRequestForm = defineForm({
  id: 'company-call-request',
  oneTime: true,
  schema: callRequestFields.extend({
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
