import type { AppLoadContext } from '@remix-run/node'
import type { Visitor } from '../../http/visitor.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { cities } from '../../upstream/locations.server'
import { FLAT } from '../../upstream/real-estate-types'
import { drawPin } from '../map/index.server'
import { type Draft, idIn } from './draft'
import { pinView } from './draft-pin'
import type { Left } from './left.server'
import { typesOffered } from './offered'

/** The form with everything that can be chosen in it. */
export type FormView = Awaited<ReturnType<typeof formView>>

/** @throws when places or dictionaries cannot be had: without them there is nothing to choose */
export async function formView(visitor: Visitor, context: AppLoadContext, left: Left) {
  const { draft } = left
  const view = pinView(draft)
  const [places, dictionaries, spot] = await Promise.all([
    visitor.reference(cities),
    visitor.reference(statementParameters),
    view.isSet ? standsAt(visitor, context, draft) : undefined,
  ])
  const districts = places.find(({ id }) => id === idIn(draft, 'city_id'))?.districts ?? []
  const typeId = idIn(draft, 'real_estate_type_id') ?? FLAT
  return {
    ...left,
    cities: places.map(named),
    districts: districts.map(named),
    urbans: (districts.find(({ id }) => id === idIn(draft, 'district_id'))?.urbans ?? []).map(named),
    types: dictionaries.real_estate_types.all,
    // Land has no buildings to choose from: what a flat may be stays there, hidden, for another change of mind.
    ...typesOffered(dictionaries, Object.hasOwn(dictionaries.conditions.byType, typeId) ? typeId : FLAT),
    rooms: dictionaries.room_types.all,
    pin: drawPin(view, visitor.language),
    standsAt: spot,
  }
}

function named({ id, name }: { id: number; name: string }) {
  return { id, name }
}

async function standsAt(
  visitor: Visitor,
  { geocoder, requestId }: AppLoadContext,
  draft: Draft,
): Promise<string | undefined> {
  const { centre } = pinView(draft)
  const found = await visitor.optional(
    'what stands there',
    geocoder.byPoint({ language: visitor.language, requestId }, centre),
  )
  return found?.name
}
