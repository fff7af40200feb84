import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { FAVORITES_FORM_ID } from './favorites-form-id'

interface HideButtonProps {
  statement: { id: number; title: string }
}

/**
 * Renders a single element with its icon in CSS, as pages contain many of them. Its text is for browsers
 * without style sheets.
 */
export function HideButton({ statement: { id, title } }: HideButtonProps) {
  const { t } = useTranslation('favorites')
  return (
    <button
      type="submit"
      form={FAVORITES_FORM_ID}
      formAction="/do/hide"
      className="hide"
      name="hide"
      value={id}
      aria-label={t('hide', { title })}
    >
      {` ${t('hide_this')}`}
    </button>
  )
}

interface HideTextButtonProps {
  /** Statement; `hidden` is the state stored in the account. */
  statement: { id: number; hidden: boolean }
}

export function HideTextButton({ statement: { id, hidden } }: HideTextButtonProps) {
  const { t } = useTranslation('favorites')
  const { hiddenIds } = usePage()
  const isHidden = hidden || hiddenIds.includes(id)
  return (
    <Button
      form={FAVORITES_FORM_ID}
      formAction="/do/hide"
      name={isHidden ? 'show' : 'hide'}
      value={id}
      size="small"
      icon={isHidden ? 'eye' : 'hide'}
    >
      {t(isHidden ? 'show_again' : 'hide_this')}
    </Button>
  )
}

/** Renders the number of hidden statements, with a link to show them. */
export function HiddenNote() {
  const { t } = useTranslation('favorites')
  const { hiddenIds } = usePage()
  if (hiddenIds.length === 0) return null
  return (
    <p className="row mute sm hidden-note">
      {t('hidden_count', { count: hiddenIds.length })}{' '}
      <Button
        form={FAVORITES_FORM_ID}
        formAction="/do/hide"
        name="show_all"
        value="1"
        variant="plain"
        size="small"
      >
        {t('show_all')}
      </Button>
    </p>
  )
}
