import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Flash } from '~/ui/flash'
import { APPRAISAL_PATH } from './urls'
import type { EarlyReason } from './validate-draft.server'

/** Renders the reason against an estimate with a link to an appraisal, as the result does. */
export function NoEstimateNotice({ reason }: { reason: EarlyReason }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  return (
    <Flash tone="warn">
      {t(`unavailable.${reason}`)}{' '}
      <a href={toLocalizedPath(APPRAISAL_PATH, language)}>{t('next_steps.appraisal_button')}</a>
    </Flash>
  )
}
