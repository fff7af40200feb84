import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor } from '../../../http/visitor.server'
import { barePath, localizedPath } from '../../../i18n/languages'
import type { User } from '../../../upstream/accounts.server'
import { configuration } from '../../../upstream/content.server'
import { balance } from '../../../upstream/payments.server'
import { itemsFor, outsideFor } from './items'

/** The sidebar of whoever is signed in, at the page they ask for. */
export async function loadSidebar(args: LoaderFunctionArgs, user: User) {
  const visitor = readVisitor(args)
  const [config, gel] = await Promise.all([
    visitor.optional('config', visitor.reference(configuration)),
    visitor.optional('balance', visitor.call(balance)),
  ])
  const here = barePath(new URL(args.request.url).pathname)
  return {
    name: user.name,
    role: user.role,
    balance: gel,
    items: itemsFor(user).map(({ name, path, icon }) => ({
      name,
      icon,
      href: localizedPath(path, visitor.language),
      current: isAt(here, path.split('?')[0] ?? path),
    })),
    outside: outsideFor(user, args.context.site, config?.flags ?? {}),
  }
}

export type SidebarData = Awaited<ReturnType<typeof loadSidebar>>

/** A page is current on the pages under it too; the first page is above them all, and is current alone. */
function isAt(here: string, path: string): boolean {
  return here === path || (path !== '/account' && here.startsWith(`${path}/`))
}
