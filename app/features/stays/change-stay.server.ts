import { onSubmit } from '~/forms/form-action.server'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import type { Visitor } from '~/session/visitor.server'
import { changeStay } from '~/upstream/stays.server'
import type { StayAct } from '~contract/stays'
import { changeStayForm } from './form'

const FLASHES: Record<StayAct, FlashName> = {
  confirm: 'stay_confirmed',
  decline: 'stay_declined',
  cancel: 'stay_cancelled',
}

/**
 * Handles the buttons of a stay.
 * @param href page to return to
 * @param key key of a guest's conversation
 */
export function handleStayChange(visitor: Visitor, href: string, key?: string) {
  return onSubmit(changeStayForm, async ({ values: { operation }, reject }) => {
    const { act, id } = operation
    const answer = await visitor.call(changeStay(id, act, key)).catch(toUndefinedIfMissing)
    if (answer?.ok) return redirectWithFlash(href, FLASHES[act])
    const isOccupied = answer?.fieldErrors.some(({ field }) => field === 'nights')
    return reject({ '': { key: isOccupied ? 'stay_nights_occupied' : 'stay_over' } })
  })
}
