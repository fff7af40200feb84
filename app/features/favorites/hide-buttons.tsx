import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { FAVORITES_FORM_ID } from './favorites-form-id'

interface HideButtonProps {
  statement: { id: number; title: string }
}

/** Takes a card out of every list. One element, its drawing made by the stylesheet: a page holds many of them. */
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
    />
  )
}

interface HideTextButtonProps {
  /** `hidden` is what the account says. */
  statement: { id: number; hidden: boolean }
}

/** The same among the actions of a statement's own page, in words; and there the way to take it back. */
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

/** Under a list: how many statements a guest does not see, and the way to see them. */
export function HiddenNote() {
  const { t } = useTranslation('favorites')
  const { hiddenIds } = usePage()
  if (hiddenIds.length === 0) return null
  return (
    <p className="row mute sm hidden-note">
      {t('hidden_count', { count: hiddenIds.length })}
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
