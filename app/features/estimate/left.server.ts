import type { AppLoadContext } from '@remix-run/node'
import type { Street } from '../../upstream/locations.server'
import type { Draft } from './draft'
import type { Mistake } from './rules'

/** What the action of a request made of the form, for the loader that shows it again. */
export interface Left {
  draft: Draft
  mistakes: Mistake[]
  /** Streets to choose from; empty when none was found. */
  streets?: Street[] | undefined
  news?: 'street_added' | 'street_known' | 'street_failed' | 'search_failed' | 'limited' | undefined
}

const left = new WeakMap<AppLoadContext, Left>()

export function leaveForm(context: AppLoadContext, form: Left): void {
  left.set(context, form)
}

export function formLeft(context: AppLoadContext): Left | undefined {
  return left.get(context)
}
