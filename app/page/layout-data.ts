import type { Language } from '~/i18n/languages'
import type { Configuration, NavBadge } from '~/upstream/content.server'
import type { Currency } from '~contract/currencies'
import type { Wallet } from '~contract/payments'

export type LinkItem = {
  label: string
  href: string
  current?: boolean
  /** Opens in a new tab. */
  external?: boolean
  /** Opens a dialog; not followed by search engines. */
  opensDialog?: boolean
}

type BadgedLink = LinkItem & { badge?: Omit<NavBadge, 'ownerId'> }

export type NavItem = BadgedLink & { children?: BadgedLink[] }

/** `count`: number of listings behind the link. */
export type FooterLink = LinkItem & { count?: number }

export type FooterGroup = {
  title: string
  /** The group as a whole. */
  link?: FooterLink
  links: FooterLink[]
}

/** A banner, its HTML sanitized. */
export type ShownBanner = { id: number; html: string }

export type LayoutData = {
  language: Language
  brandName: string
  homeHref: string
  currentHref: string
  supportPhone?: string | undefined
  /** Left out where codes can be sent. */
  isSmsOff?: true | undefined
  /** Whoever is signed in may have a code by email instead, for forms that take one. */
  hasEmailCodes?: true | undefined
  /** That the bank's page offers beside the fields of a card; left out without any. */
  wallets?: readonly Wallet[] | undefined
  nav: NavItem[]
  topLinks: LinkItem[]
  addStatementHref?: string
  sisterSitesLink?: LinkItem
  favorites?: { href: string; count: number }
  /** Script polls `countHref`. */
  /** `hasSignedIn`: the page is the first one after a sign-in. */
  notifications?: { href: string; count: number; countHref: string; hasSignedIn: boolean }
  signInHref: string
  /** Missing for a guest. `pageHref`: a broker's public page. */
  user?: { name: string; picture?: string | undefined; links: LinkItem[]; pageHref?: string } | null
  languageLinks: { language: Language; href: string; current: boolean }[]
  /** Contact channels; calls can always be requested. */
  supportLauncher?: { chat: boolean; surveyHref?: string; callHref: string }
  footer: {
    services: LinkItem[]
    links: FooterLink[]
    social: LinkItem[]
    sisters: { name: string; href: string; logo: string }[]
    stores: { android?: string; ios?: string }
  }
  /** Once chosen. */
  currency?: Currency | undefined
  exchangeRate: Configuration['exchangeRate']
  lightMode: boolean
  banners: { header?: ShownBanner; footer?: ShownBanner }
  device: 'android' | 'ios' | 'unknown'
  year: number
}
