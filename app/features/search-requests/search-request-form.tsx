import { useTranslation } from 'react-i18next'
import { DropdownField, InputField, RadioGroupField, RangeInputField, TextAreaField } from '~/forms/fields'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { PostForm } from '~/forms/post-form'
import { type DefinedForm, useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { TBILISI_ID } from '~contract/locations'
import { findRequestedDeal, SEARCH_REQUEST_PATH, searchRequestForm } from './form'
import type { SearchRequestFormData } from './loader.server'

export function SearchRequestForm({ data }: { data: SearchRequestFormData }) {
  const { t } = useTranslation('search-requests')
  const { language } = usePage()
  const { form, fields } = useSearchRequestForm(data)
  return (
    <PostForm
      form={form}
      action={toLocalizedPath(SEARCH_REQUEST_PATH, language)}
      className="stack search-request"
    >
      <PropertyFields data={data} fields={fields} />
      <BudgetFields fields={fields} />
      <ContactFields form={form} fields={fields} />
      <p className="hint">{t('consent')}</p>
      <Button variant="main" icon="message" name="intent" value="send">
        {t('send')}
      </Button>
    </PostForm>
  )
}

function useSearchRequestForm({ deals, types, name, phone, draft }: SearchRequestFormData) {
  return useDefinedForm(searchRequestForm, {
    draft,
    defaultValue: {
      deal_type: toText(deals[0]?.id),
      real_estate_type: toText(types[0]?.id),
      city: toText(TBILISI_ID),
      currency: '2',
      name,
      phone_number: phone,
    },
  })
}

const toText = (id: number | undefined) => (id === undefined ? undefined : String(id))

type Fields = ReturnType<typeof useSearchRequestForm>['fields']

function PropertyFields({ data, fields }: { data: SearchRequestFormData; fields: Fields }) {
  const { t } = useTranslation('search-requests')
  const { deals, types, cities, rooms } = data
  return (
    <section className="stack" aria-labelledby="what">
      <h2 id="what">{t('what')}</h2>
      <RadioGroupField
        field={fields.deal_type}
        legend={t('deal')}
        options={deals.map(({ id, name }) => {
          const sought = findRequestedDeal(id)
          return { value: id, label: sought ? t(`deals.${sought}`) : name }
        })}
      />
      <RadioGroupField
        field={fields.real_estate_type}
        legend={t('type')}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="pair">
        <DropdownField
          field={fields.city}
          label={t('city')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DropdownField
          field={fields.district}
          label={t('district')}
          optional={t('optional')}
          blank={t('any_district')}
          options={cities
            .filter(({ districts }) => districts.length > 0)
            .map(({ name, districts }) => ({
              label: name,
              options: districts.map((district) => ({ value: district.id, label: district.name })),
            }))}
        />
      </div>
      <RadioGroupField
        field={fields.room_types}
        legend={t('rooms')}
        optional={t('optional')}
        multiple
        isCompact
        options={rooms}
      />
    </section>
  )
}

function BudgetFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation(['search-requests', 'layout'])
  const rangeLabels = { optional: t('optional'), fromLabel: t('from'), toLabel: t('to') }
  return (
    <section className="stack" aria-labelledby="budget">
      <h2 id="budget">{t('budget')}</h2>
      <div className="pair">
        <RangeInputField from={fields.price_from} to={fields.price_to} legend={t('price')} {...rangeLabels} />
        <RadioGroupField
          field={fields.currency}
          legend={t('currency')}
          options={[
            { value: 2, label: t('layout:currencies.usd') },
            { value: 1, label: t('layout:currencies.gel') },
          ]}
        />
      </div>
      <RangeInputField from={fields.area_from} to={fields.area_to} legend={t('area')} {...rangeLabels} />
    </section>
  )
}

function ContactFields({ form, fields }: { form: DefinedForm; fields: Fields }) {
  const { t } = useTranslation('search-requests')
  return (
    <section className="stack" aria-labelledby="who">
      <h2 id="who">{t('contact')}</h2>
      <div className="pair">
        <InputField field={fields.name} label={t('name')} autoComplete="name" />
        <PhoneProofField form={form} label={t('phone')} />
      </div>
      <TextAreaField
        field={fields.comment}
        label={t('comment')}
        hint={t('comment_hint')}
        optional={t('optional')}
        rows={3}
      />
    </section>
  )
}
