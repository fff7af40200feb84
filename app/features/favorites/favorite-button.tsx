import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { FAVORITES_FORM_ID } from './favorites-form-id'

interface FavoriteButtonProps {
  statement: { id: number; title: string; favorite: boolean }
}

/**
 * Renders a single element with its icon in CSS, as pages contain many of them. Its text is for browsers
 * without style sheets.
 */
export function FavoriteButton({ statement: { id, title, favorite } }: FavoriteButtonProps) {
  const { t } = useTranslation('statement')
  const { favoriteIds } = usePage()
  const isFavorite = favorite || favoriteIds.includes(id)
  return (
    <button
      type="submit"
      form={FAVORITES_FORM_ID}
      className="heart"
      name={isFavorite ? 'drop' : 'keep'}
      value={id}
      aria-pressed={isFavorite}
      aria-label={t('add_to_favorites', { title })}
    >
      {`${t(isFavorite ? 'is_favorite' : 'make_favorite')} `}
    </button>
  )
}
