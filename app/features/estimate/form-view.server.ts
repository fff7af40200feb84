import type { AppLoadContext } from '@remix-run/node'
import { drawPinMap } from '~/features/map/index.server'
import type { Visitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { cities } from '~/upstream/locations.server'
import { FLAT_TYPE_ID } from '~contract/real-estate-types'
import { type EstimateDraft, getId } from './draft'
import { getPinView } from './draft-pin'
import { listFieldOptions } from './field-options'
import type { EstimateFormState } from './form'

export type FormView = Awaited<ReturnType<typeof loadFormView>>

/** @throws when locations or dictionaries are unavailable, as the form needs them */
export async function loadFormView(visitor: Visitor, context: AppLoadContext, state: EstimateFormState) {
  const { draft } = state
  const view = getPinView(draft)
  const [places, dictionaries, pinAddress] = await Promise.all([
    visitor.cachedCall(cities),
    visitor.cachedCall(statementParameters),
    view.isSet ? findAddressAtPin(visitor, context, draft) : undefined,
  ])
  const districts = places.find(({ id }) => id === getId(draft, 'city_id'))?.districts ?? []
  const typeId = getId(draft, 'real_estate_type_id') ?? FLAT_TYPE_ID
  return {
    ...state,
    cities: places.map(toOption),
    districts: districts.map(toOption),
    urbans: (districts.find(({ id }) => id === getId(draft, 'district_id'))?.urbans ?? []).map(toOption),
    types: dictionaries.real_estate_types.all,
    // For land the building options stay in the form, hidden, in case the type changes back.
    ...listFieldOptions(
      dictionaries,
      Object.hasOwn(dictionaries.conditions.byType, typeId) ? typeId : FLAT_TYPE_ID,
    ),
    rooms: dictionaries.room_types.all,
    pin: drawPinMap(view, visitor.language),
    standsAt: pinAddress,
  }
}

function toOption({ id, name }: { id: number; name: string }) {
  return { id, name }
}

async function findAddressAtPin(
  visitor: Visitor,
  { geocoder, requestId }: AppLoadContext,
  draft: EstimateDraft,
): Promise<string | undefined> {
  const { centre } = getPinView(draft)
  const found = await visitor.optional(
    'what stands there',
    geocoder.findByPoint({ language: visitor.language, requestId }, centre),
  )
  return found?.name
}
