import { defineForm } from '~/forms/define-form'
import { companyLeadFields } from '~contract/forms/contact'

export const companyLeadForm = defineForm({
  id: 'company-lead',
  intent: 'company',
  oneTime: true,
  schema: companyLeadFields,
})
