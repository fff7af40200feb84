import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { toPhoneHref } from '~contract/values/phone'

export function SupportLine() {
  const { t } = useTranslation('payments')
  const { supportPhone } = usePage().layout
  if (!supportPhone) return null
  return (
    <p className="sm mute">
      {t('result.help')}{' '}
      <a className="nowrap" href={toPhoneHref(supportPhone)}>
        {supportPhone}
      </a>
    </p>
  )
}
