import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { FAVORITES_FORM_ID } from './favorites-form-id'

interface HiddenCardProps {
  statement: { id: number; title: string }
}

export function HiddenCard({ statement: { id, title } }: HiddenCardProps) {
  const { t } = useTranslation('favorites')
  return (
    <div className="gone">
      <p>{title}</p>
      <Button form={FAVORITES_FORM_ID} formAction="/do/hide" name="show" value={id} size="small">
        {t('show_again')} <span className="visually-hidden">{title}</span>
      </Button>
    </div>
  )
}
