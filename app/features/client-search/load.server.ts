import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerLeft } from '../../http/form-answer.server'
import { isJustSent } from '../../http/just-sent.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { cities } from '../../upstream/locations.server'
import { roomChoices } from '../simplified-search'
import type { ReturnedWish } from './wish'

/** What can be sought, and what the form came back with. */
export async function loadWish({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const [dictionaries, places, user, i18n] = await Promise.all([
    visitor.reference(statementParameters),
    visitor.reference(cities),
    visitor.optional('user', visitor.user()),
    i18nFor(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'seek')
  const returned = answerLeft<ReturnedWish>(context)
  return {
    isSent: !returned && new URL(request.url).searchParams.get('sent') === '1' && isJustSent('wish', request),
    deals: dictionaries.deal_types.all,
    types: dictionaries.real_estate_types.all,
    rooms: roomChoices(dictionaries.room_types.all).map(({ ids, label }) => ({ value: ids.join(), label })),
    cities: places.map(({ id, name, districts }) => ({
      id,
      name,
      districts: districts.map((district) => ({ id: district.id, name: district.name })),
    })),
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    formKey: randomUUID(),
    returned,
    title: t('title'),
    lead: t('lead'),
    mistake: returned && i18n.getFixedT(visitor.language, 'ui')('mistake'),
  }
}

export type WishData = Awaited<ReturnType<typeof loadWish>>
