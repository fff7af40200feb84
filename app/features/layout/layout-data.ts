import type { ShownBanner } from '~/features/banners'
import type { Language } from '~/i18n/languages'
import type { Currency } from '~contract/currencies'

/** A place to go. Words arrive in the visitor's language. */
export type LinkItem = {
  label: string
  href: string
  current?: boolean
  /** Another site: opens in its own tab. */
  external?: boolean
  /** Opens a dialog over the page: nothing for search engines. */
  opensDialog?: boolean
}

/** One entry of the main menu; with children it opens. */
export type NavItem = LinkItem & {
  /** A pill with a word, or a point whose word is for screen readers. */
  badge?: { text: string; point?: boolean }
  children?: LinkItem[]
}

export type FooterGroup = {
  title: string
  /** `count` is how many listings stand behind the link. */
  links: (LinkItem & { count?: number })[]
}

/**
 * Everything the frame around a page shows: plain data, made by the server. What is absent or empty is not shown, so a
 * screen that does not exist yet is simply not linked.
 */
export type LayoutData = {
  language: Language
  brandName: string
  homeHref: string
  /** The address of this very page, for the forms that come back to it. */
  currentHref: string
  /** Shown as given, dialled without spaces. */
  supportPhone?: string
  nav: NavItem[]
  /** External links of the top strip, such as the auction and the mortgage. */
  topLinks: LinkItem[]
  addStatementHref?: string
  /** Opens the list of the sister sites. */
  sisterSitesLink?: LinkItem
  favorites?: { href: string; count: number }
  /** How much is new and the latest of it; `countHref` answers script how much there is by now. */
  notifications?: { href: string; count: number; countHref: string; latest: (LinkItem & { day: string })[] }
  signInHref: string
  /** Absent or null for a guest. `pageHref`: a broker's page, as everybody sees it. */
  user?: { name: string; links: LinkItem[]; pageHref?: string } | null
  /** This page in the three languages. */
  languageLinks: { language: Language; href: string; current: boolean }[]
  /** How people are reached: by a chat and a survey where there are any, and by asking to be called. */
  supportLauncher: { chat: boolean; surveyHref?: string; callHref: string }
  footer: {
    /** What is sold beside the listings. */
    services: LinkItem[]
    /** Terms, privacy and the like, on the last line. */
    links: LinkItem[]
    sisters: { name: string; href: string }[]
    stores: { android?: string; ios?: string }
  }
  /** In which prices are said first, once it is chosen. */
  currency?: Currency | undefined
  lightMode: boolean
  /** Above the header and before the footer. */
  banners: { header?: ShownBanner; footer?: ShownBanner }
  device: 'android' | 'ios' | 'unknown'
  year: number
}
