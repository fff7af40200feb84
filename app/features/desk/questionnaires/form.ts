import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { optionalEmail, optionalText, requiredText } from '~/forms/field-schemas'
import { MAX_EMAIL_LENGTH, MAX_SUBJECT_LENGTH } from '~contract/operator-questionnaires'

const subject = (missing: ErrorKey) => requiredText(MAX_SUBJECT_LENGTH, { missing })

/** Form of a new questionnaire, posted, as an email must not be in a URL. */
export const newQuestionnaireForm = defineForm({
  id: 'new-questionnaire',
  intent: 'make',
  oneTime: true,
  schema: z.object({
    template_id: optionalText(20),
    email: optionalEmail(MAX_EMAIL_LENGTH),
    subject_ka: subject('subject_ka_missing'),
    subject_en: subject('subject_en_missing'),
    subject_ru: subject('subject_ru_missing'),
  }),
})
