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
import { finishDraft } from '~/forms/draft.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { createSearchRequest } from '~/upstream/search-request.server'
import { SEARCH_REQUEST_PATH, searchRequestForm } from './form'
import { loadSearchRequestForm } from './loader.server'
import { SearchRequestForm } from './search-request-form'
import searchRequestStyles from './search-requests.css?url'

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

export const loader = (args: LoaderFunctionArgs) => loadSearchRequestForm(args)

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
