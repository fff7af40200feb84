import { useTranslation } from 'react-i18next'
import { ButtonLink } from './button'
import { Flash } from './flash'

/** Stands where a part of the page would be whose data did not come; the rest of the page needs none of them. */
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
