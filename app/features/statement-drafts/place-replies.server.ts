import type { ActionFunctionArgs } from '@remix-run/node'
import { drawPinMap } from '~/features/map/index.server'
import type { ErrorKey } from '~/forms/field-error'
import { type ReceivedForm, type RejectedForm, withPageData } from '~/forms/received-form.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import type { GeocodedPlace } from '~/upstream/geocoding.server'
import { type City, cities } from '~/upstream/locations.server'
import { getSubmittedView, type PlaceValues } from './place-values'
import type { StepReply } from './save-step.server'

/** What a step of choosing the place shows beside its fields. */
export interface PlaceReply extends Partial<StepReply> {
  pin: ReturnType<typeof drawPinMap>
  /** Undefined unless an address was searched for. */
  places?: { name: string; point: string }[] | undefined
  /** Found for somebody who meant to go on without having seen it. */
  isToCheck?: boolean
  /** What stands at the pin. */
  pinPlace?:
    | { name: string; isHouse: boolean; otherCity?: { id: number; name: string } | undefined }
    | undefined
}

interface ReplyParts {
  form: ReceivedForm<PlaceValues>
  values: PlaceValues
  cities: City[]
  /** The name of the pin in messages. */
  pinTitle: string
  drawPin(shown: PlaceValues): PlaceReply['pin']
}

/** The ways to show the step of choosing the place again. */
export class PlaceReplies {
  readonly #parts: ReplyParts

  constructor(parts: ReplyParts) {
    this.#parts = parts
  }

  show(shown: PlaceValues, reply: Partial<PlaceReply> = {}): RejectedForm {
    return this.complete(this.#parts.form.show(), shown, reply)
  }

  rejectAddress(key: ErrorKey): RejectedForm {
    const { form, values } = this.#parts
    return this.complete(form.reject({ address: { key } }), values)
  }

  /** @param place what stands at the pin */
  rejectPin(key: ErrorKey, place?: GeocodedPlace): RejectedForm {
    const { form, values, pinTitle } = this.#parts
    const answer = form.reject({ marker: { key, args: { field: pinTitle } } })
    return this.complete(answer, values, { pinPlace: this.toPinPlace(place) })
  }

  /** The page draws the pin where the answer has it. */
  complete(answer: RejectedForm, shown: PlaceValues, reply: Partial<PlaceReply> = {}): RejectedForm {
    const { intent: _, version, ...texts } = shown
    const pin = this.#parts.drawPin(shown)
    const pageData: PlaceReply = { ...(answer.data.pageData as StepReply | undefined), pin, ...reply }
    return withPageData(answer, pageData, { ...texts, version: String(version) } as Record<string, string>)
  }

  toPinPlace(place: GeocodedPlace | undefined): PlaceReply['pinPlace'] {
    if (!place) return undefined
    const { name, precision, ids } = place
    const { cities, values } = this.#parts
    const isElsewhere = ids.city !== undefined && values.city_id !== '' && String(ids.city) !== values.city_id
    const city = isElsewhere ? cities.find(({ id }) => id === ids.city) : undefined
    return { name, isHouse: precision === 'house', otherCity: city && { id: city.id, name: city.name } }
  }
}

export async function createPlaceReplies(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  visitor: Visitor,
  sent: Pick<ReplyParts, 'form' | 'values'>,
): Promise<PlaceReplies> {
  const { language } = visitor
  const [cityList, i18n] = await Promise.all([visitor.cachedCall(cities), getI18n(language)])
  return new PlaceReplies({
    ...sent,
    cities: cityList,
    pinTitle: i18n.getFixedT(language, 'map')('pin_picker.title'),
    drawPin: (shown) => drawPinMap(getSubmittedView(shown), language, context.site.map.drawingVersion),
  })
}
