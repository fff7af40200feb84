import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { type Asked, orders, PATH } from './address'

interface SearchFormProps {
  asked: Asked
  deals: { id: number; name: string }[]
}

/** Finds one's own statements by number, address and deal, in the order that is wanted. */
export function SearchForm({ asked, deals }: SearchFormProps) {
  const { t } = useTranslation('own')
  const { language } = usePage()
  return (
    <form className="own-find" action={localizedPath(PATH, language)}>
      {asked.life ? <input type="hidden" name="status" value={asked.life} /> : null}
      <TextField id="q" name="q" type="search" label={t('find')} defaultValue={asked.text} />
      <SelectField
        id="deal_types"
        name="deal_types"
        label={t('deal')}
        blank={t('any_deal')}
        options={deals.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={asked.deal ?? ''}
      />
      <SelectField
        id="order_by"
        name="order_by"
        label={t('order')}
        options={orders.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
        defaultValue={asked.order}
      />
      <Button icon="search">{t('search')}</Button>
    </form>
  )
}
