import type { IconName } from '~/ui/icons'
import type { User } from '~/upstream/accounts.server'
import { ACCOUNT_LEADS_PATH } from '~contract/account-leads'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { STAYS_PATH } from '~contract/stays'
import { VIEWINGS_PATH } from '~contract/viewings'

export type AccountPageName =
  | 'main'
  | 'statements'
  | 'services'
  | 'notifications'
  | 'messages'
  | 'leads'
  | 'favorites'
  | 'searches'
  | 'viewings'
  | 'stays'
  | 'payments'
  | 'measure'
  | 'personal'
  | 'agents'
  | 'base'
  | 'today'
  | 'desk'
  | 'reviews'
  | 'reports'
  | 'orders'
  | 'users'
  | 'content'
  | 'log'
  | 'desk_payments'

interface SidebarItem {
  name: AccountPageName
  /** Path without a language. */
  path: string
  icon: IconName
  /** Account roles that have it. Default: all. */
  roles?: readonly string[]
  forOperators?: true
}

/** Pages in the order of the specification. */
const SIDEBAR_ITEMS: readonly SidebarItem[] = [
  { name: 'main', path: '/account', icon: 'home' },
  { name: 'statements', path: '/account/statements?page=1', icon: 'list' },
  { name: 'services', path: '/account/services', icon: 'star' },
  { name: 'notifications', path: '/account/notifications', icon: 'bell' },
  { name: 'messages', path: '/account/messages', icon: 'message' },
  { name: 'leads', path: ACCOUNT_LEADS_PATH, icon: 'people' },
  { name: 'favorites', path: '/account/favorites', icon: 'heart' },
  { name: 'searches', path: SAVED_SEARCHES_PATH, icon: 'filters' },
  { name: 'viewings', path: VIEWINGS_PATH, icon: 'calendar' },
  { name: 'stays', path: STAYS_PATH, icon: 'bed' },
  { name: 'payments', path: '/account/payments', icon: 'card' },
  { name: 'personal', path: '/account/personalInformation', icon: 'user' },
  { name: 'measure', path: '/account/measure', icon: 'ruler' },
  { name: 'agents', path: '/account/agents', icon: 'people', roles: ['broker'] },
  { name: 'base', path: '/account/my-base', icon: 'search', roles: ['broker', 'agent'] },
  { name: 'today', path: '/desk', icon: 'grid', forOperators: true },
  { name: 'desk', path: '/desk/leads', icon: 'message', forOperators: true },
  { name: 'reports', path: '/desk/reports', icon: 'flag', forOperators: true },
  { name: 'orders', path: '/desk/orders', icon: 'document', forOperators: true },
  { name: 'desk_payments', path: '/desk/payments', icon: 'card', forOperators: true },
  { name: 'reviews', path: '/desk/statements', icon: 'eye', forOperators: true },
  { name: 'users', path: '/desk/users', icon: 'people', forOperators: true },
  { name: 'content', path: '/desk/content', icon: 'edit', forOperators: true },
  { name: 'log', path: '/desk/log', icon: 'list', forOperators: true },
]

export function listSidebarItems({
  role,
  isOperator = false,
}: Pick<User, 'role'> & Partial<Pick<User, 'isOperator'>>): readonly SidebarItem[] {
  return SIDEBAR_ITEMS.filter(
    ({ roles, forOperators }) =>
      (!roles || (role !== undefined && roles.includes(role))) && (!forOperators || isOperator),
  )
}

export type ExternalLinkName = 'projects' | 'offers' | 'company'

interface ExternalLink {
  name: ExternalLinkName
  href: string
}

export interface ExternalSiteUrls {
  developerProjectsUrl?: string | undefined
  developerOffersUrl?: string | undefined
  companyUrl?: string | undefined
}

const MERGE_FLAG = 'user-merge-flag'

/** Returns links to external sites: a developer's projects and offers, and the page for merging accounts. */
export function listExternalLinks(
  user: Pick<User, 'id' | 'role' | 'slug'>,
  urls: ExternalSiteUrls,
  flags: Readonly<Record<string, boolean>>,
): ExternalLink[] {
  const isDeveloper = user.role === 'developer'
  const candidates: [ExternalLinkName, string | undefined][] = [
    ['projects', isDeveloper ? urls.developerProjectsUrl : undefined],
    ['offers', isDeveloper ? urls.developerOffersUrl : undefined],
    ['company', flags[MERGE_FLAG] ? urls.companyUrl : undefined],
  ]
  return candidates.flatMap(([name, url]) => {
    const href = url && fillInUser(url, user)
    return href ? [{ name, href }] : []
  })
}

/** Replaces `{id}` and `{slug}` by the user's; undefined if the user has no slug. */
function fillInUser(url: string, { id, slug }: Pick<User, 'id' | 'slug'>): string | undefined {
  if (!slug && url.includes('{slug}')) return undefined
  return url.replaceAll('{id}', String(id)).replaceAll('{slug}', encodeURIComponent(slug ?? ''))
}
