import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { localizedPath } from '../../../i18n/languages'
import { ButtonLink } from '../../../ui/button'
import { PAYMENTS_PATH } from '../address'

/** Leads to all payments of the account. */
export function PaymentsLink({ main }: { main?: boolean }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <ButtonLink variant={main ? 'main' : 'default'} href={localizedPath(PAYMENTS_PATH, language)}>
      {t('result.payments')}
    </ButtonLink>
  )
}
