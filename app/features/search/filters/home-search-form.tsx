import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { RangeField } from '~/ui/range-field'
import { SelectField } from '~/ui/select'
import { RadioTabs } from '~/ui/tabs'
import { TextField } from '~/ui/text-field'
import { CURRENCY_IDS, CURRENCY_SIGNS } from '~contract/currencies'
import type { HomeSearchOptions } from './filter-options'
import { toOptions } from './select-options'

export function HomeSearchForm({ offered }: { offered: HomeSearchOptions }) {
  const { t } = useTranslation(['search', 'home'])
  const { language, currency } = usePage()
  const action = toLocalizedPath('/s', language)
  return (
    <form
      className="home-search"
      action={action}
      method="get"
      data-enhance="result-count"
      data-url={toLocalizedPath('/data/count', language)}
    >
      <RadioTabs legend={t('deal')} name="deal_types" options={toOptions(offered.deals)} selected={1} />
      <div className="line">
        <TextField
          id="finder-q"
          name="q"
          label={t('where')}
          placeholder={t('where_example')}
          autoComplete="off"
          data-enhance="search-suggestions"
          data-suggestions-url={toLocalizedPath('/data/suggestions', language)}
          data-suggestions-label={t('suggestions')}
        />
        <div className="two">
          <SelectField
            id="finder-type"
            name="real_estate_types"
            label={t('type')}
            options={toOptions(offered.types)}
            blank={t('any_type')}
            defaultValue={1}
          />
          <SelectField
            id="finder-rooms"
            name="room_types"
            label={t('rooms')}
            options={toOptions(offered.rooms)}
            blank={t('home:any_rooms')}
          />
        </div>
        <RangeField
          id="finder-price"
          legend={`${t('price')}, ${CURRENCY_SIGNS[currency]}`}
          from={{ name: 'price_from', label: t('from') }}
          to={{ name: 'price_to', label: t('to') }}
        />
        <input type="hidden" name="currency_id" value={CURRENCY_IDS[currency]} />
        <Button variant="main" icon="search">
          {t('search')}
        </Button>
      </div>
      <div className="links">
        <Button variant="plain" icon="filters" name="more" value="1" formAction={`${action}#filters`}>
          {t('more_filters')}
        </Button>
        {/* Its text comes with the count, so that the button above keeps its width. */}
        <Button variant="plain" hidden data-show />
      </div>
    </form>
  )
}
