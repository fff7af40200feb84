import { useTranslation } from 'react-i18next'
import { ButtonLink } from './button'
import { Flash } from './flash'

/** Renders a placeholder for a part of the page whose data failed to load. */
export function UnreachablePart({ retryHref }: { retryHref: string }) {
  const { t } = useTranslation('errors')
  return (
    <Flash
      tone="warn"
      quiet
      action={
        <ButtonLink icon="refresh" href={retryHref}>
          {t('try_again')}
        </ButtonLink>
      }
    >
      {t('unreachable_part')}
    </Flash>
  )
}
