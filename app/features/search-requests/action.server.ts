import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { finishDraft } from '~/forms/draft.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { createSearchRequest } from '~/upstream/search-request.server'
import { SEARCH_REQUEST_PATH, searchRequestForm } from './form'

export async function searchRequestAction(args: ActionFunctionArgs) {
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
