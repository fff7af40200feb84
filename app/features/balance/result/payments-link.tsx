import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { PAYMENTS_PATH } from '../urls'

export function PaymentsLink({ main }: { main?: boolean }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <ButtonLink variant={main ? 'main' : 'default'} href={toLocalizedPath(PAYMENTS_PATH, language)}>
      {t('result.payments')}
    </ButtonLink>
  )
}
