import type { LoaderFunctionArgs } from '@remix-run/node'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { accountTasks, type User } from '~/upstream/accounts.server'
import { configuration } from '~/upstream/content.server'
import { balance } from '~/upstream/payments.server'
import { toSidebarCounts } from './sidebar-counts'
import { listExternalLinks, listSidebarItems } from './sidebar-items'

export async function loadSidebar(args: LoaderFunctionArgs, user: User) {
  const visitor = getVisitor(args)
  const [config, tetri, tasks] = await Promise.all([
    visitor.optional('config', visitor.cachedCall(configuration)),
    visitor.optional('balance', visitor.call(balance)),
    visitor.optional('account tasks', visitor.call(accountTasks)),
  ])
  const currentPath = withoutLanguagePrefix(new URL(args.request.url).pathname)
  return {
    name: user.name,
    role: user.role,
    balance: tetri,
    /** Tasks of the user; undefined if unavailable. */
    tasks,
    counts: toSidebarCounts(tasks),
    items: listSidebarItems(user).map(({ name, path, icon }) => ({
      name,
      icon,
      href: toLocalizedPath(path, visitor.language),
      current: isCurrentPage(currentPath, path.split('?')[0] ?? path),
    })),
    outside: listExternalLinks(user, args.context.site, config?.flags ?? {}),
  }
}

export type SidebarData = Awaited<ReturnType<typeof loadSidebar>>

/** First pages, which are above all others. */
const OVERVIEWS = ['/account', '/desk']

/** Returns true for a page and its subpages, except for overviews. */
function isCurrentPage(currentPath: string, path: string): boolean {
  return currentPath === path || (!OVERVIEWS.includes(path) && currentPath.startsWith(`${path}/`))
}
