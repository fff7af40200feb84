import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { Icon } from '../../ui/icon'

/** The id of the one form that all hearts of a page belong to: a form for each would double the page. */
const FORM = 'hearts'

/** Once a page, anywhere outside other forms. */
export function HeartForm() {
  const { shell } = usePage()
  return (
    <form id={FORM} method="post" action="/do/favorite" data-hearts>
      <input type="hidden" name="return_to" value={shell.here} />
    </form>
  )
}

interface HeartProps {
  statement: { id: number; title: string; favorite: boolean }
}

/** Keeps a statement, or lets it go. */
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
    >
      <Icon name="heart" />
    </button>
  )
}
