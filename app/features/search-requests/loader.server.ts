import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { listRoomChoices } from '~/features/simplified-search'
import { findFormResult } from '~/forms/form-result.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { cities } from '~/upstream/locations.server'
import type { RejectedSearchRequest } from './form'

export async function loadSearchRequestForm({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const [dictionaries, places, user, i18n] = await Promise.all([
    visitor.cachedCall(statementParameters),
    visitor.cachedCall(cities),
    visitor.optional('user', visitor.user()),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'search-requests')
  const submission = findFormResult<RejectedSearchRequest>(context)
  return {
    isSent:
      !submission && new URL(request.url).searchParams.get('sent') === '1' && hasSentForm('wish', request),
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
    formKey: randomUUID(),
    formResult: submission,
    title: t('title'),
    lead: t('lead'),
    errorTitlePrefix: submission && i18n.getFixedT(visitor.language, 'ui')('error_prefix'),
  }
}

export type SearchRequestFormData = Awaited<ReturnType<typeof loadSearchRequestForm>>
