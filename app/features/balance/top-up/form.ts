import type { SavedCard } from '~/upstream/payments.server'
import type payments from '~locales/ka/payments.json'
import type { TopUpScreen } from './urls'

export type TopUpErrorKey = keyof (typeof payments)['field_errors']

export interface TopUpFormResult {
  intent: 'topup'
  values: Record<string, string>
  fieldErrors: { field: string; error: TopUpErrorKey }[]
}

export interface TopUpData {
  screen: TopUpScreen
  closeHref: string
  listHref: string
  action: string
  formKey: string
  /** In tetri; undefined when unavailable. */
  balance: number | undefined
  /** For card payments; undefined when unavailable. */
  cards: SavedCard[] | undefined
  formResult: TopUpFormResult | undefined
}

export interface GuestTopUpData {
  requiresSignIn: true
  closeHref: string
  signInHref: string
}
