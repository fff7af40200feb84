import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { optionalMobileNumber, optionalText, requiredEmail, requiredText } from '~/forms/field-schemas'
import { newPassword } from '~/forms/passwords'
import { ACCOUNT_TYPES, isCompany } from '~contract/accounts'
import { holdsEmail } from '~contract/identity'
import { normalizeDigits } from '~contract/values/amount'
import { isRegisteredNumber } from '~contract/values/registry-numbers'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const registerForm = defineForm({
  id: 'register',
  schema: z
    .object({
      type: z.enum(ACCOUNT_TYPES, 'account_type_missing'),
      first_name: requiredText(MAX_LINE_LENGTH, { missing: 'first_name_missing' }),
      last_name: requiredText(MAX_LINE_LENGTH, { missing: 'last_name_missing' }),
      company_name: optionalText(MAX_LINE_LENGTH),
      company_code: optionalText(MAX_LINE_LENGTH).transform(normalizeDigits),
      email: requiredEmail(MAX_LINE_LENGTH),
      phone_number: optionalMobileNumber(),
      password: newPassword(),
    })
    .refine(({ type, company_name }) => !isCompany(type) || company_name, {
      path: ['company_name'],
      error: 'company_missing',
    })
    .refine(({ type, company_code }) => !isCompany(type) || isRegisteredNumber(company_code), {
      path: ['company_code'],
      error: 'registered_number_invalid',
    })
    .refine(({ email, password }) => !holdsEmail(password, email), {
      path: ['password'],
      error: 'password_holds_email',
    }),
})
