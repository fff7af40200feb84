import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { leadEvent } from '~/features/analytics'
import { pageAction } from '~/features/dialogs/index.server'
import { listRoomChoices } from '~/features/simplified-search'
import { finishDraft } from '~/forms/draft.server'
import { DropdownField, InputField, RadioGroupField, RangeInputField, TextAreaField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { loadDraft } from '~/forms/load-draft.server'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { PostForm } from '~/forms/post-form'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { type DefinedForm, useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { statementParameters } from '~/upstream/dictionaries.server'
import { cities } from '~/upstream/locations.server'
import { createSearchRequest } from '~/upstream/search-request.server'
import { CURRENCY_IDS } from '~contract/currencies'
import { TBILISI_ID } from '~contract/locations'
import { findRequestedDeal, SEARCH_REQUEST_PATH, searchRequestForm } from './form'
import searchRequestStyles from './search-requests.css?url'

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const visitor = getVisitor(args)
  const [dictionaries, places, user, i18n, draft] = await Promise.all([
    visitor.cachedCall(statementParameters),
    visitor.cachedCall(cities),
    visitor.optional('user', visitor.user()),
    getI18n(visitor.language),
    loadDraft(args, searchRequestForm),
  ])
  const t = i18n.getFixedT(visitor.language, 'search-requests')
  return {
    isSent: new URL(request.url).searchParams.get('sent') === '1' && hasSentForm('search_request', request),
    deals: dictionaries.deal_types.all,
    types: dictionaries.real_estate_types.all,
    rooms: listRoomChoices(dictionaries.room_types.all).map(({ ids, label }) => ({
      value: ids.join(),
      label,
    })),
    cities: places.map(({ id, name, districts }) => ({
      id,
      name,
      districts: districts.map((district) => ({ id: district.id, name: district.name })),
    })),
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    draft,
    title: t('title'),
    lead: t('lead'),
  }
}

type SearchRequestFormData = Awaited<ReturnType<typeof loader>>

async function searchRequestAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(searchRequestForm, async ({ values, idempotencyKey: key, draft, reject, refuse }) => {
      const answer = await visitor.call(
        createSearchRequest({
          name: values.name,
          phone: values.phone_number,
          phoneProof: draft.confirmed?.phone === values.phone_number ? draft.confirmed.proof : undefined,
          dealId: values.deal_type,
          typeId: values.real_estate_type,
          cityId: values.city,
          districtId: values.district,
          // A sign beside the price overrides the menu.
          currencyId: values.price_from?.currency ?? values.price_to?.currency ?? values.currency,
          comment: values.comment,
          priceFrom: values.price_from?.amount,
          priceTo: values.price_to?.amount,
          areaFrom: values.area_from,
          areaTo: values.area_to,
          roomTypeIds: values.room_types,
          key,
        }),
      )
      if (!answer.ok && answer.fieldErrors.some(({ field }) => field === 'district'))
        return reject({ district: { key: 'district_invalid' } })
      if (!answer.ok) return refuse(answer)
      finishDraft(draft, undefined)
      args.context.dataLayer?.queueEvent(leadEvent('search_request'))
      const headers = { 'Set-Cookie': setSentFormCookie('search_request') }
      const sentHref = `${toLocalizedPath(SEARCH_REQUEST_PATH, visitor.language)}?sent=1`
      return redirect(sentHref, { status: 303, headers })
    }),
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: searchRequestStyles }]

export const action = pageAction(searchRequestAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: SEARCH_REQUEST_PATH,
  description: page.lead,
}))

export default function SearchRequestPage() {
  const { t } = useTranslation(['search-requests', 'ui'])
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <div className="wrap search-request-page">
      <Breadcrumbs
        label={t('ui:breadcrumb')}
        crumbs={[
          { label: t('search-requests:home'), href: toLocalizedPath('/', language) },
          { label: data.title },
        ]}
      />
      <h1>{data.title}</h1>
      {data.isSent ? (
        <EmptyState
          title={t('search-requests:sent_title')}
          action={
            <ButtonLink href={toLocalizedPath('/s', language)}>{t('search-requests:search')}</ButtonLink>
          }
        >
          {t('search-requests:sent_text')}
        </EmptyState>
      ) : (
        <>
          <p className="lead">{data.lead}</p>
          <SearchRequestForm data={data} />
        </>
      )}
    </div>
  )
}

function SearchRequestForm({ data }: { data: SearchRequestFormData }) {
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
  const { currency } = usePage()
  return useDefinedForm(searchRequestForm, {
    draft,
    defaultValue: {
      deal_type: toText(deals[0]?.id),
      real_estate_type: toText(types[0]?.id),
      city: toText(TBILISI_ID),
      currency: String(CURRENCY_IDS[currency]),
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
            { value: 1, label: t('layout:currencies.gel') },
            { value: 2, label: t('layout:currencies.usd') },
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
