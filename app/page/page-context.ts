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

/** The default bank's terms in each currency that it lends in. */
export type CardTermsByCurrency = Partial<Record<Currency, CardTerms>>

export interface SocialImage {
  href: string
  alt: string
}

/** One sentence under the header, in the language of the page. */
interface PageFlash {
  text: string
  tone: 'good' | 'bad' | 'info' | 'warn'
  /** A page of this site to continue to. */
  continueHref: string | undefined
  /** A button that takes back what the message tells. */
  undo: { label: string; fields: { name: string; value: string }[] } | undefined
}

/** The dialog that the URL opens over the page. */
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

/** Stands for the number in `numberedPage`. */
export const PAGE_NUMBER = '#'

/** What every part of a page may read; the root loader returns it. */
export interface PageContext {
  layout: LayoutData
  language: Language
  lightMode: boolean
  /** Shown first in every price. */
  currency: Currency
  dialog: LoadedPageDialog | undefined
  /** Undefined when the visitor has turned monthly payments off, or the banks do not answer. */
  cardTerms: CardTermsByCurrency | undefined
  flash: PageFlash | undefined
  /** A guest's favourites; those of an account come with each statement. */
  favoriteIds: number[]
  hiddenIds: number[]
  /** Statements hidden on this page a moment ago: shown greyed until the page changes. */
  justHiddenIds: number[]
  origin: string
  siteImage: SocialImage
  requestId: string
  /** Tells this showing of a page from any other, for the forms that are sent once. */
  formKey: string
  enhanceScript: string
  errorTitle: string
  /** What a later page of a list is called, with `PAGE_NUMBER` for its number. */
  numberedPage: string
  analyticsScript: AnalyticsScript | undefined
  analyticsEvents: DataLayerEvent[] | undefined
}
