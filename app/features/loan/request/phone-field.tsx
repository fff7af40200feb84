import { useTranslation } from 'react-i18next'
import { PhoneProof } from '~/features/phone-proof'
import type { LoanRequestFormData } from '../loan-flow.server'
import { formatFieldError } from './field-errors'

export function PhoneField({ request }: { request: LoanRequestFormData }) {
  const { t } = useTranslation('loan-request')
  const { phone, isConfirmed, code, fieldErrors } = request
  const errors = {
    phone: formatFieldError('phone_number', t('names.phone_number'), fieldErrors, t),
    code: formatFieldError('code', t('names.code'), fieldErrors, t),
  }
  return (
    <PhoneProof
      prefix="loan"
      phone={phone}
      isConfirmed={isConfirmed}
      code={code}
      errors={errors}
      autoFocusCode={fieldErrors.length === 0}
    />
  )
}
