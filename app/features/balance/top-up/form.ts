import type { SavedCard } from '~/upstream/payments.server'
import type payments from '../../../../locales/ka/payments.json'
import type { TopUpScreen } from './urls'

/** What is wrong with a field, in the words of the namespace `payments`. */
export type TopUpErrorKey = keyof (typeof payments)['field_errors']

/** A form of the dialog that came back to whoever sent it. */
export interface TopUpFormResult {
  intent: 'topup'
  /** As typed. */
  values: Record<string, string>
  fieldErrors: { field: string; error: TopUpErrorKey }[]
}

/** What the dialog shows. */
export interface TopUpData {
  screen: TopUpScreen
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
  formResult: TopUpFormResult | undefined
}

/** A guest is asked to log in, and comes back to the dialog. */
export interface GuestTopUpData {
  requiresSignIn: true
  closeHref: string
  signInHref: string
}
