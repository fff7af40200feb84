import type { LoaderFunctionArgs } from '@remix-run/node'
import { listRoomChoices } from '~/features/simplified-search'
import { loadDraft } from '~/forms/load-draft.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { cities } from '~/upstream/locations.server'
import { searchRequestForm } from './form'

export async function loadSearchRequestForm(args: LoaderFunctionArgs) {
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

export type SearchRequestFormData = Awaited<ReturnType<typeof loadSearchRequestForm>>
