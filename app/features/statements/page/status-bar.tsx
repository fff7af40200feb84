import { useTranslation } from 'react-i18next'
import { Flash } from '~/ui/flash'
import type { StatementDetails } from '~/upstream/statement-details.server'

export function StatusBar({ statement: { isOwn, status } }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement-page')
  if (isOwn)
    return (
      <Flash tone={status === 'active' ? 'info' : 'warn'} quiet>
        {t(`owner_notice.${status}`)}
      </Flash>
    )
  if (status === 'active') return null
  return (
    <Flash tone="warn" quiet>
      <b>{t('expired_title')}</b> {t('expired_text')}
    </Flash>
  )
}
