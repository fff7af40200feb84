import type { DialogParam } from '~/http/dialog-params'
import type { Language } from '~/i18n/languages'
import type { DataLayerEvent } from '~/session/data-layer.server'
import type { Currency } from '~contract/currencies'
import type { LayoutData } from './layout-data'

export interface CardTerms {
  percent: number
  months: number
  ratePercent: number
}

/** Default bank's terms in each currency that it lends in. */
export type CardTermsByCurrency = Partial<Record<Currency, CardTerms>>

/** Highest prices in whole lari that fit the visitor's purse. */
export interface PurseLimits {
  comfortable: number
  stretch: number
}

export interface SocialImage {
  href: string
  alt: string
}

/** Message under the header, one sentence in the language of the page. */
interface PageFlash {
  text: string
  tone: 'good' | 'bad' | 'info' | 'warn'
  /** Page of this site to continue to. */
  continueHref: string | undefined
  /** Button that undoes the reported change. */
  undo: { label: string; fields: { name: string; value: string }[] } | undefined
}

/** Dialog that the URL opens over the page. */
export interface LoadedPageDialog {
  param: DialogParam
  data: unknown
  styleSheet: string | undefined
}

/** Attributes of the script that pushes to the operator's data layer. */
export interface AnalyticsScript {
  src: string
  'data-layer': string
  'data-reader'?: string
}

/** Placeholder of the number in `numberedPage`. */
export const PAGE_NUMBER = '#'

/** Data available to every part of a page, returned by the root loader. */
export interface PageContext {
  layout: LayoutData
  language: Language
  lightMode: boolean
  /** Currency shown first in every price. */
  currency: Currency
  dialog: LoadedPageDialog | undefined
  /** Undefined if the visitor has turned monthly payments off, or the banks' data is unavailable. */
  cardTerms: CardTermsByCurrency | undefined
  /** Present only for a visitor with a purse. */
  purse?: PurseLimits
  flash: PageFlash | undefined
  /** Favourites of a guest; those of an account come with each statement. */
  favoriteIds: number[]
  hiddenIds: number[]
  /** Statements hidden on this page a moment ago: shown greyed until the page changes. */
  justHiddenIds: number[]
  origin: string
  siteImage: SocialImage
  requestId: string
  /** Key of this page view, for forms that are sent once. */
  formKey: string
  enhanceScript: string
  errorTitle: string
  /** Title of a later page of a list, with `PAGE_NUMBER` for its number. */
  numberedPage: string
  analyticsScript: AnalyticsScript | undefined
  analyticsEvents: DataLayerEvent[] | undefined
}
