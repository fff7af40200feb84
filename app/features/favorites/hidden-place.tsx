import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { FORM } from './form-id'

interface HiddenPlaceProps {
  statement: { id: number; title: string }
}

/** Stands in the place of a card that was just hidden, until the page changes. */
export function HiddenPlace({ statement: { id, title } }: HiddenPlaceProps) {
  const { t } = useTranslation('favorites')
  return (
    <div className="gone">
      <p>{title}</p>
      <Button form={FORM} formAction="/do/hide" name="show" value={id} size="small">
        {t('show_again')} <span className="vh">{title}</span>
      </Button>
    </div>
  )
}
