import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { RadioGroup } from '~/ui/radio-group'
import { RangeField } from '~/ui/range-field'
import { SelectField } from '~/ui/select'
import { TextArea, TextField } from '~/ui/text-field'
import { TBILISI_ID } from '~contract/locations'
import { MAX_COMMENT_LENGTH } from '~contract/values/text-lengths'
import { findRequestedDeal, SEARCH_REQUEST_PATH } from './form'
import type { SearchRequestFormData } from './loader.server'

export function SearchRequestForm({ data }: { data: SearchRequestFormData }) {
  const { t } = useTranslation('search-requests')
  const { language } = usePage()
  const { formResult, formKey } = data
  const fieldErrors = formResult?.fieldErrors ?? []
  const errors = fieldErrors.map(({ field, error }) => ({ id: field, message: t(`field_errors.${error}`) }))
  const title = formResult?.failure ? t(`form_errors.${formResult.failure}`) : t('error_summary')
  return (
    <form
      method="post"
      action={toLocalizedPath(SEARCH_REQUEST_PATH, language)}
      className="stack search-request"
    >
      {formResult ? <ErrorSummary title={title} errors={errors} /> : null}
      <input type="hidden" name="form_key" value={formResult?.values.form_key ?? formKey} />
      <PropertyFields data={data} />
      <BudgetFields data={data} />
      <ContactFields data={data} />
      <p className="hint">{t('consent')}</p>
      <Button variant="main" icon="search">
        {t('send')}
      </Button>
    </form>
  )
}

/** Props of a field: its submitted value and its error. */
function useFieldProps({ formResult }: SearchRequestFormData) {
  const { t } = useTranslation('search-requests')
  const error = (name: string) => {
    const errorKey = formResult?.fieldErrors.find(({ field }) => field === name)?.error
    return errorKey ? { error: t(`field_errors.${errorKey}`) } : {}
  }
  return {
    error,
    typed: (name: string, known: string | number = '') => formResult?.values[name] ?? known,
    text: (name: string, known = '') => ({
      id: name,
      name,
      defaultValue: formResult?.values[name] ?? known,
      ...error(name),
    }),
  }
}

function PropertyFields({ data }: { data: SearchRequestFormData }) {
  const { t } = useTranslation('search-requests')
  const { error, typed } = useFieldProps(data)
  const { deals, types, cities, rooms, formResult } = data
  return (
    <section className="stack" aria-labelledby="what">
      <h2 id="what">{t('what')}</h2>
      <RadioGroup
        id="deal_type"
        name="deal_type"
        legend={t('deal')}
        required={true}
        {...error('deal_type')}
        options={deals.map(({ id, name }) => {
          const sought = findRequestedDeal(id)
          return { value: id, label: sought ? t(`deals.${sought}`) : name }
        })}
        selected={typed('deal_type', deals[0]?.id)}
      />
      <RadioGroup
        id="real_estate_type"
        name="real_estate_type"
        legend={t('type')}
        required={true}
        {...error('real_estate_type')}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        selected={typed('real_estate_type', types[0]?.id)}
      />
      <div className="pair">
        <SelectField
          id="city"
          name="city"
          label={t('city')}
          required={true}
          {...error('city')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={typed('city', TBILISI_ID)}
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
      <RadioGroup
        id="room_types"
        name="room_types"
        legend={t('rooms')}
        optional={t('optional')}
        multiple
        isCompact
        options={rooms}
        selected={formResult?.rooms ?? []}
      />
    </section>
  )
}

function BudgetFields({ data }: { data: SearchRequestFormData }) {
  const { t } = useTranslation('search-requests')
  const { error, typed } = useFieldProps(data)
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
        <RadioGroup
          id="currency"
          name="currency"
          legend={t('currency')}
          isCompact
          options={[
            { value: 2, label: '$' },
            { value: 1, label: '₾' },
          ]}
          selected={typed('currency', 2)}
        />
      </div>
      <RangeField {...range('area')} />
    </section>
  )
}

function ContactFields({ data }: { data: SearchRequestFormData }) {
  const { t } = useTranslation('search-requests')
  const { text } = useFieldProps(data)
  return (
    <section className="stack" aria-labelledby="who">
      <h2 id="who">{t('contact')}</h2>
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
        maxLength={MAX_COMMENT_LENGTH}
        {...text('comment')}
      />
    </section>
  )
}
