import type payments from '../../../../locales/ka/payments.json'
import type { SavedCard } from '../../../upstream/payments.server'
import type { Shown } from './address'

/** What is wrong with a field, in the words of the namespace `payments`. */
export type TopUpMistake = keyof (typeof payments)['mistakes']

/** A form of the dialog that came back to whoever sent it. */
export interface ReturnedTopUp {
  intent: 'topup'
  /** As typed. */
  values: Record<string, string>
  mistakes: { field: string; mistake: TopUpMistake }[]
}

/** What the dialog shows. */
export interface TopUpData {
  shown: Shown
  /** This page without the dialog. */
  closeHref: string
  /** This page with the list of ways. */
  listHref: string
  /** This page with the form that is shown. */
  action: string
  formKey: string
  /** In tetri; undefined when it cannot be told now. */
  balance: number | undefined
  /** For the panel of cards; undefined when they cannot be had now. */
  cards: SavedCard[] | undefined
  returned: ReturnedTopUp | undefined
}

/** A guest is asked to log in, and comes back to the dialog. */
export interface TopUpOfGuest {
  asksLogin: true
  closeHref: string
  signInHref: string
}
