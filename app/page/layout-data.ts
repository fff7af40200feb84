import type { Language } from '~/i18n/languages'
import type { Configuration, NavBadge } from '~/upstream/content.server'
import type { Currency } from '~contract/currencies'
import type { Wallet } from '~contract/payments'

export type LinkItem = {
  label: string
  href: string
  current?: boolean
  /** True for a link that opens in a new tab. */
  external?: boolean
  /** True for a link that opens a dialog; not followed by search engines. */
  opensDialog?: boolean
}

type BadgedLink = LinkItem & { badge?: Omit<NavBadge, 'ownerId'> }

export type NavItem = BadgedLink & { children?: BadgedLink[] }

/** Link of the footer; `count` is the number of listings behind it. */
export type FooterLink = LinkItem & { count?: number }

export type FooterGroup = {
  title: string
  /** Link to the group as a whole. */
  link?: FooterLink
  links: FooterLink[]
}

/** Banner with sanitized HTML. */
export type ShownBanner = { id: number; html: string }

export type LayoutData = {
  language: Language
  brandName: string
  homeHref: string
  currentHref: string
  supportPhone?: string | undefined
  /** True if SMS is unavailable. */
  isSmsOff?: true | undefined
  /** True if signed-in users may have a code by email instead, for forms that accept it. */
  hasEmailCodes?: true | undefined
  /** Wallets offered by the bank's page beside card fields; missing without wallets. */
  wallets?: readonly Wallet[] | undefined
  nav: NavItem[]
  topLinks: LinkItem[]
  addStatementHref?: string
  sisterSitesLink?: LinkItem
  favorites?: { href: string; count: number }
  /**
   * Notifications; script polls `countHref`, and `hasSignedIn` is true on the first page after signing in.
   */
  notifications?: {
    href: string
    count: number
    /** Number of conversations with unread messages. */
    unreadConversations: number
    countHref: string
    hasSignedIn: boolean
  }
  signInHref: string
  /** Signed-in user; missing for a guest. `pageHref` is a broker's public page. */
  user?: { name: string; picture?: string | undefined; links: LinkItem[]; pageHref?: string } | null
  languageLinks: { language: Language; href: string; current: boolean }[]
  /** Contact channels; calls can always be requested. */
  supportLauncher?: { chat: boolean; surveyHref?: string; callHref: string }
  /** Links of the footer that every page has. */
  footer: { links: FooterLink[]; stores: { android?: string; ios?: string } }
  /** Currency, once chosen. */
  currency?: Currency | undefined
  lightMode: boolean
  device: 'android' | 'ios' | 'unknown'
  year: number
}

/** Parts around a page that its layout route loads, as error pages need none of them. */
export type LayoutParts = {
  banners: { header?: ShownBanner; footer?: ShownBanner }
  footer: {
    groups: FooterGroup[]
    services: LinkItem[]
    /** Links besides those of `LayoutData`. */
    links: FooterLink[]
    social: LinkItem[]
    sisters: { name: string; href: string; logo: string }[]
    exchangeRate: Configuration['exchangeRate']
  }
}
