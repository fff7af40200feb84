import type { Language } from '~/i18n/languages'
import type { Configuration } from '~/upstream/content.server'
import type { Currency } from '~contract/currencies'

export type LinkItem = {
  label: string
  href: string
  current?: boolean
  /** Opens in a new tab. */
  external?: boolean
  /** Opens a dialog; not followed by search engines. */
  opensDialog?: boolean
}

export type NavItem = LinkItem & {
  /** A labelled pill, or a dot whose label is for screen readers. */
  badge?: { text: string; point?: boolean }
  children?: LinkItem[]
}

export type FooterGroup = {
  title: string
  /** `count`: number of listings behind the link. */
  links: (LinkItem & { count?: number })[]
}

/** A banner, its HTML sanitized. */
export type ShownBanner = { id: number; html: string }

export type LayoutData = {
  language: Language
  brandName: string
  homeHref: string
  currentHref: string
  supportPhone?: string
  nav: NavItem[]
  topLinks: LinkItem[]
  addStatementHref?: string
  sisterSitesLink?: LinkItem
  favorites?: { href: string; count: number }
  /** The count and latest notification; script polls `countHref`. */
  notifications?: { href: string; count: number; countHref: string; latest: (LinkItem & { day: string })[] }
  signInHref: string
  /** Missing for a guest. `pageHref`: a broker's public page. */
  user?: { name: string; links: LinkItem[]; pageHref?: string } | null
  languageLinks: { language: Language; href: string; current: boolean }[]
  /** Contact channels; calls can always be requested. */
  supportLauncher: { chat: boolean; surveyHref?: string; callHref: string }
  footer: {
    services: LinkItem[]
    links: LinkItem[]
    sisters: { name: string; href: string }[]
    stores: { android?: string; ios?: string }
  }
  /** The currency shown first, once chosen. */
  currency?: Currency | undefined
  exchangeRate: Configuration['exchangeRate']
  lightMode: boolean
  banners: { header?: ShownBanner; footer?: ShownBanner }
  device: 'android' | 'ios' | 'unknown'
  year: number
}
