import { defineForm } from '~/forms/define-form'
import { questionnaireFields } from '~contract/forms/desk'
import { optionalText } from '~contract/forms/field-schemas'

/** Form of a new questionnaire, posted, as an email must not be in a URL. */
export const newQuestionnaireForm = defineForm({
  id: 'new-questionnaire',
  intent: 'make',
  oneTime: true,
  schema: questionnaireFields.extend({ template_id: optionalText(20) }),
})
