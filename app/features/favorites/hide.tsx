import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { Button } from '../../ui/button'
import { FORM } from './form-id'

interface HideProps {
  statement: { id: number; title: string }
}

/** Takes a card out of every list. One element, its drawing made by the stylesheet: a page holds many of them. */
export function Hide({ statement: { id, title } }: HideProps) {
  const { t } = useTranslation('favorites')
  return (
    <button
      type="submit"
      form={FORM}
      formAction="/do/hide"
      className="hide"
      name="hide"
      value={id}
      aria-label={t('hide', { title })}
    />
  )
}

interface HideActionProps {
  /** `hidden` is what the account says. */
  statement: { id: number; hidden: boolean }
}

/** The same among the actions of a statement's own page, in words; and there the way to take it back. */
export function HideAction({ statement: { id, hidden } }: HideActionProps) {
  const { t } = useTranslation('favorites')
  const { hiddenIds } = usePage()
  const away = hidden || hiddenIds.includes(id)
  return (
    <Button
      form={FORM}
      formAction="/do/hide"
      name={away ? 'show' : 'hide'}
      value={id}
      size="small"
      icon={away ? 'eye' : 'hide'}
    >
      {t(away ? 'show_again' : 'hide_this')}
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
      <Button form={FORM} formAction="/do/hide" name="show_all" value="1" variant="plain" size="small">
        {t('show_all')}
      </Button>
    </p>
  )
}
