import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Flash } from '~/ui/flash'
import type { DraftField, DraftFieldError } from '~contract/statement-drafts'
import { type DraftPageUrl, draftFieldHref, draftStepHref } from './urls'

interface DraftGapsProps {
  page: DraftPageUrl
  errors: readonly DraftFieldError[]
  /** Further fields that the backend has refused. */
  refused?: readonly DraftField[]
  hasPhotos: boolean
}

/** Renders what has to be filled in or corrected before a draft is published, with links to the fields. */
export function DraftGaps({ page, errors, refused = [], hasPhotos }: DraftGapsProps) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const fields = [...new Set([...errors.map(({ field }) => field), ...refused])]
  const unsuitedField = errors.find(({ error }) => error === 'unsuited')?.field
  return (
    <>
      {fields.length > 0 ? (
        <Flash tone="warn">
          {t('missing', { count: fields.length })}
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <a href={draftFieldHref(page, field, language)}>{t(`fields.${field}`)}</a>
                {field === unsuitedField ? <>: {t('unsuited_deal')}</> : null}
              </li>
            ))}
          </ul>
        </Flash>
      ) : null}
      {hasPhotos ? null : (
        <Flash tone="info">
          {t('no_photos')}{' '}
          <a href={draftStepHref({ ...page, step: 'photos' }, language)}>{t('photos.add')}</a>
        </Flash>
      )}
    </>
  )
}
