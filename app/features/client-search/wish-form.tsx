import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Button } from '../../ui/button'
import { Choice } from '../../ui/choice'
import { ErrorSummary } from '../../ui/error-summary'
import { RangeField } from '../../ui/range-field'
import { SelectField } from '../../ui/select'
import { TextArea, TextField } from '../../ui/text-field'
import type { WishData } from './load.server'
import { LONGEST_COMMENT, PATH, soughtDeal } from './wish'

const TBILISI = 1

/** What is sought, where, for how much; and who seeks it. */
export function WishForm({ data }: { data: WishData }) {
  const { t } = useTranslation('seek')
  const { language } = usePage()
  const { returned, formKey } = data
  const mistakes = returned?.mistakes ?? []
  const errors = mistakes.map(({ field, mistake }) => ({ id: field, message: t(`mistakes.${mistake}`) }))
  const title = returned?.failure ? t(`failures.${returned.failure}`) : t('mend')
  return (
    <form method="post" action={localizedPath(PATH, language)} className="stack seek">
      {returned ? <ErrorSummary title={title} errors={errors} /> : null}
      <input type="hidden" name="form_key" value={returned?.values.form_key ?? formKey} />
      <What data={data} />
      <HowMuch data={data} />
      <Who data={data} />
      <p className="hint">{t('consent')}</p>
      <Button variant="main" icon="search">
        {t('send')}
      </Button>
    </form>
  )
}

/** A field as it came back: what was typed, and what is wrong with it. */
function useField({ returned }: WishData) {
  const { t } = useTranslation('seek')
  const error = (name: string) => {
    const mistake = returned?.mistakes.find(({ field }) => field === name)?.mistake
    return mistake ? { error: t(`mistakes.${mistake}`) } : {}
  }
  return {
    error,
    typed: (name: string, known: string | number = '') => returned?.values[name] ?? known,
    text: (name: string, known = '') => ({
      id: name,
      name,
      defaultValue: returned?.values[name] ?? known,
      ...error(name),
    }),
  }
}

function What({ data }: { data: WishData }) {
  const { t } = useTranslation('seek')
  const { error, typed } = useField(data)
  const { deals, types, cities, rooms, returned } = data
  return (
    <section className="stack" aria-labelledby="what">
      <h2 id="what">{t('what')}</h2>
      <Choice
        id="deal_type"
        name="deal_type"
        legend={t('deal')}
        required={true}
        {...error('deal_type')}
        options={deals.map(({ id, name }) => {
          const sought = soughtDeal(id)
          return { value: id, label: sought ? t(`deals.${sought}`) : name }
        })}
        chosen={typed('deal_type', deals[0]?.id)}
      />
      <Choice
        id="real_estate_type"
        name="real_estate_type"
        legend={t('type')}
        required={true}
        {...error('real_estate_type')}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={typed('real_estate_type', types[0]?.id)}
      />
      <div className="pair">
        <SelectField
          id="city"
          name="city"
          label={t('city')}
          required={true}
          {...error('city')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={typed('city', TBILISI)}
        />
        <SelectField
          id="district"
          name="district"
          label={t('district')}
          optional={t('optional')}
          {...error('district')}
          blank={t('any_district')}
          options={cities
            .filter(({ districts }) => districts.length > 0)
            .map(({ name, districts }) => ({
              label: name,
              options: districts.map((district) => ({ value: district.id, label: district.name })),
            }))}
          defaultValue={typed('district')}
        />
      </div>
      <Choice
        id="room_types"
        name="room_types"
        legend={t('rooms')}
        optional={t('optional')}
        many
        tight
        options={rooms}
        chosen={returned?.rooms ?? []}
      />
    </section>
  )
}

function HowMuch({ data }: { data: WishData }) {
  const { t } = useTranslation('seek')
  const { error, typed } = useField(data)
  const range = (name: 'price' | 'area') => ({
    id: `${name}_to`,
    legend: t(name),
    optional: t('optional'),
    from: { name: `${name}_from`, label: t('from'), defaultValue: typed(`${name}_from`) },
    to: { name: `${name}_to`, label: t('to'), defaultValue: typed(`${name}_to`) },
    ...error(`${name}_from`),
    ...error(`${name}_to`),
  })
  return (
    <section className="stack" aria-labelledby="budget">
      <h2 id="budget">{t('budget')}</h2>
      <div className="pair">
        <RangeField {...range('price')} />
        <Choice
          id="currency"
          name="currency"
          legend={t('currency')}
          tight
          options={[
            { value: 2, label: '$' },
            { value: 1, label: '₾' },
          ]}
          chosen={typed('currency', 2)}
        />
      </div>
      <RangeField {...range('area')} />
    </section>
  )
}

function Who({ data }: { data: WishData }) {
  const { t } = useTranslation('seek')
  const { text } = useField(data)
  return (
    <section className="stack" aria-labelledby="who">
      <h2 id="who">{t('who')}</h2>
      <div className="pair">
        <TextField label={t('name')} autoComplete="name" required {...text('name', data.name)} />
        <TextField
          label={t('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          {...text('phone_number', data.phone)}
        />
      </div>
      <TextArea
        label={t('comment')}
        hint={t('comment_hint')}
        optional={t('optional')}
        rows={3}
        maxLength={LONGEST_COMMENT}
        {...text('comment')}
      />
    </section>
  )
}
