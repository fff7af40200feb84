import { useTranslation } from 'react-i18next'
import { PhoneProof } from '../../phone-proof'
import type { RequestData } from '../screens.server'
import { faultWords } from './fault-words'

/** The number, and the code that proves whose it is. */
export function PhonePart({ request }: { request: RequestData }) {
  const { t } = useTranslation('request')
  const { phone, isConfirmed, code, faults } = request
  const errors = {
    phone: faultWords('phone_number', t('names.phone_number'), faults, t),
    code: faultWords('code', t('names.code'), faults, t),
  }
  return (
    <PhoneProof
      prefix="loan"
      phone={phone}
      isConfirmed={isConfirmed}
      code={code}
      errors={errors}
      isCalm={faults.length === 0}
    />
  )
}
