import type { AppLoadContext } from '@remix-run/node'
import { drawPinMap } from '~/features/map/index.server'
import { isListed } from '~/session/excluded-users.server'
import type { Visitor } from '~/session/visitor.server'
import { NO_DICTIONARIES, statementParameters } from '~/upstream/dictionaries.server'
import { cities } from '~/upstream/locations.server'
import { TBILISI_ID } from '~contract/locations'
import { FLAT_TYPE_ID } from '~contract/statements'
import { getId } from './draft'
import { getPinView } from './draft-pin'
import { listFieldOptions } from './field-options'
import type { EstimateFormState } from './form'
import { findPinPlace } from './pin-address.server'
import { findEarlyReason } from './validate-draft.server'

export type FormView = Awaited<ReturnType<typeof loadFormView>>

/** @throws if locations or dictionaries are unavailable, as the form needs them */
export async function loadFormView(visitor: Visitor, context: AppLoadContext, state: EstimateFormState) {
  const { draft } = state
  const view = getPinView(draft)
  const hasNoParameters = await isListed(visitor, context.site.usersWithoutParameters)
  const { geocoder, requestId } = context
  const [places, dictionaries] = await Promise.all([
    visitor.cachedCall(cities),
    hasNoParameters ? NO_DICTIONARIES : visitor.cachedCall(statementParameters),
  ])
  const cityId = getId(draft, 'city_id')
  const districts = places.find(({ id }) => id === cityId)?.districts ?? []
  const typeId = getId(draft, 'real_estate_type_id') ?? FLAT_TYPE_ID
  return {
    ...state,
    // Shown as soon as known, before the visitor fills in the rest.
    cityReason: findEarlyReason(cityId ?? TBILISI_ID, FLAT_TYPE_ID),
    typeReason: findEarlyReason(TBILISI_ID, typeId),
    cities: splitByCoverage(places.map(toOption), (id) => findEarlyReason(id, FLAT_TYPE_ID)),
    districts: districts.map(toOption),
    urbans: (districts.find(({ id }) => id === getId(draft, 'district_id'))?.urbans ?? []).map(toOption),
    types: splitByCoverage(dictionaries.real_estate_types.all, (id) => findEarlyReason(TBILISI_ID, id)),
    // Building options stay in the form of land, hidden, in case the type changes back.
    ...listFieldOptions(
      dictionaries,
      Object.hasOwn(dictionaries.conditions.byType, typeId) ? typeId : FLAT_TYPE_ID,
    ),
    rooms: dictionaries.room_types.all,
    pin: drawPinMap(view, visitor.language, context.site.map.drawingVersion),
    pinPlace: await findPinPlace({ visitor, geocoder, requestId }, draft, places),
  }
}

/** Divides options by whether any of theirs can be estimated, which the lists show before a choice. */
function splitByCoverage(
  options: readonly { id: number; name: string }[],
  findReason: (id: number) => string | undefined,
) {
  return {
    covered: options.filter(({ id }) => !findReason(id)),
    notCovered: options.filter(({ id }) => findReason(id)),
  }
}

function toOption({ id, name }: { id: number; name: string }) {
  return { id, name }
}
