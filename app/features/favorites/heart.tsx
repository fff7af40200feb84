import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { FORM } from './form-id'

interface HeartProps {
  statement: { id: number; title: string; favorite: boolean }
}

/** Keeps a statement, or lets it go. One element, its drawing made by the stylesheet: a page holds many of them. */
export function Heart({ statement: { id, title, favorite } }: HeartProps) {
  const { t } = useTranslation('statement')
  const { keptIds } = usePage()
  const kept = favorite || keptIds.includes(id)
  return (
    <button
      type="submit"
      form={FORM}
      className="heart"
      name={kept ? 'drop' : 'keep'}
      value={id}
      aria-pressed={kept}
      aria-label={t('keep', { title })}
    />
  )
}
