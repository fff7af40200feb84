import type { IconName } from '../../../ui/icons'
import type { User } from '../../../upstream/accounts.server'

/** Names of the pages in the words of `account.pages`. */
export type PageName =
  | 'main'
  | 'statements'
  | 'services'
  | 'notifications'
  | 'favorites'
  | 'payments'
  | 'measure'
  | 'personal'
  | 'agents'
  | 'base'

interface Item {
  name: PageName
  /** Without a language. */
  path: string
  icon: IconName
  /** The kinds of account that have it; all, when none is named. */
  roles?: readonly string[]
}

/** The pages of an account, in the order of the specification. */
const ITEMS: readonly Item[] = [
  { name: 'main', path: '/account', icon: 'home' },
  { name: 'statements', path: '/account/statements?page=1', icon: 'list' },
  { name: 'services', path: '/account/services', icon: 'star' },
  { name: 'notifications', path: '/account/notifications', icon: 'bell' },
  { name: 'favorites', path: '/account/favorites', icon: 'heart' },
  { name: 'payments', path: '/account/payments', icon: 'card' },
  { name: 'personal', path: '/account/personalInformation', icon: 'user' },
  { name: 'measure', path: '/account/measure', icon: 'ruler' },
  { name: 'agents', path: '/account/agents', icon: 'people', roles: ['broker'] },
  { name: 'base', path: '/account/my-base', icon: 'search', roles: ['broker', 'agent'] },
]

/** What somebody finds in their account. */
export function itemsFor({ role }: Pick<User, 'role'>): readonly Item[] {
  return ITEMS.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)))
}

/** Links to other sites, in the words of `account.elsewhere`. */
export type OutsideName = 'projects' | 'offers' | 'company'

interface Outside {
  name: OutsideName
  href: string
}

/** Where the operator's other sites are, as far as there are any. */
export interface OutsideAddresses {
  developerProjectsUrl?: string | undefined
  developerOffersUrl?: string | undefined
  companyUrl?: string | undefined
}

const MERGE_FLAG = 'user-merge-flag'

/** A developer's projects and offers, and the company page where accounts are merged: all on other sites. */
export function outsideFor(
  { role }: Pick<User, 'role'>,
  addresses: OutsideAddresses,
  flags: Readonly<Record<string, boolean>>,
): Outside[] {
  const isDeveloper = role === 'developer'
  const asked: [OutsideName, string | undefined][] = [
    ['projects', isDeveloper ? addresses.developerProjectsUrl : undefined],
    ['offers', isDeveloper ? addresses.developerOffersUrl : undefined],
    ['company', flags[MERGE_FLAG] ? addresses.companyUrl : undefined],
  ]
  return asked.flatMap(([name, href]) => (href ? [{ name, href }] : []))
}
