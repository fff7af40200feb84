import { useTranslation } from 'react-i18next'
import { PhoneProof } from '~/features/phone-proof'
import type { LoanRequestFormData } from '../loan-flow.server'
import { formatFieldError } from './field-errors'

export function PhoneField({ request }: { request: LoanRequestFormData }) {
  const { t } = useTranslation('loan-request')
  const { phone, isConfirmed, code, faults } = request
  const errors = {
    phone: formatFieldError('phone_number', t('names.phone_number'), faults, t),
    code: formatFieldError('code', t('names.code'), faults, t),
  }
  return (
    <PhoneProof
      prefix="loan"
      phone={phone}
      isConfirmed={isConfirmed}
      code={code}
      errors={errors}
      autoFocusCode={faults.length === 0}
    />
  )
}
