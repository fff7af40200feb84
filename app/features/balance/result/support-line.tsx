import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'

export function SupportLine() {
  const { t } = useTranslation('payments')
  const { supportPhone } = usePage().layout
  if (!supportPhone) return null
  return (
    <p className="sm mute">
      {t('result.help')}{' '}
      <a className="nowrap" href={`tel:${supportPhone.replace(/\s/g, '')}`}>
        {supportPhone}
      </a>
    </p>
  )
}
